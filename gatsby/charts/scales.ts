import { findContentType } from '../../contentful/model/contentTypes';
import {
  contentTypeId,
  linkedNodes,
  type ContentNode,
  type FindNode,
} from '../content/contentNode';

/** Figures of one unit, of a chart or of all charts of a page. */
export type UnitFigures = { readonly unit: string; readonly value: number };

/** The largest figure of each unit. */
export type Scales = ReadonlyMap<string, number>;

/** Below this share of the longest bar of a page, bars keep the scale of their own chart: all would look short without a reason in sight. */
const leastShare = 0.5;

/** Shares of a whole are drawn on it if the largest is most of it. */
const whole = { unit: '%', value: 100 };

export const scalesOf = (figures: readonly UnitFigures[]): Scales => {
  const scales = new Map<string, number>();
  for (const { unit, value } of figures) {
    scales.set(unit, Math.max(scales.get(unit) ?? 0, Math.abs(value)));
  }
  return scales;
};

/** The value of the longest bar for figures that share a scale. Those without a unit count different things: they share none. */
export const longestBar = (values: readonly number[], unit: string, scales: Scales): number => {
  const own = Math.max(...values.map(Math.abs)) || 1;
  const shared = unit === '' ? own : (scales.get(unit) ?? own);
  const longest = own < shared * leastShare ? own : Math.max(own, shared);
  const isOfWhole = unit === whole.unit && longest > whole.value / 2 && longest <= whole.value;
  return isOfWhole ? whole.value : longest;
};

const isChart = (node: ContentNode): boolean => contentTypeId(node) === 'chart';

/** The charts of a page: of its fields, its sections and its rich texts. */
export const chartsOfPage = (page: ContentNode, find: FindNode): ContentNode[] =>
  Object.entries(findContentType(contentTypeId(page) ?? '')?.fields ?? {}).flatMap(
    ([id, { kind }]) => {
      const text = page[id] as Readonly<Record<string, unknown>> | null | undefined;
      if (kind === 'RichText') return linkedNodes(text ?? {}, 'references', find).filter(isChart);
      return linkedNodes(page, id, find).filter(isChart);
    },
  );
