import type { ChartKind } from '../../contentful/model/chart/chartKinds';
import type { Labels } from '../../src/i18n/labels';

/** A chart with its figures as numbers and as the language writes them. */
export type Chart = {
  kind: ChartKind;
  title: string;
  summary: string;
  source: string | undefined;
  /** Names of the figures of a row; empty if there is one figure without a name. */
  series: readonly string[];
  rows: readonly {
    label: string;
    values: readonly number[];
    texts: readonly string[];
    due: string | undefined;
    isMarked: boolean;
  }[];
  labels: Labels;
};
