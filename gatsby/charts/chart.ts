import type { ChartKind } from '../../contentful/model/chart/chartKinds';
import type { Labels } from '../../src/i18n/labels';
import type { Scales } from './scales';

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
    /** Of each figure; empty without one. */
    units: readonly string[];
    due: string | undefined;
    isMarked: boolean;
  }[];
  /** Of the charts with bars on the page, so that bars of one unit can be compared. */
  scales: Scales;
  /** A number in the unit of the first figure. */
  write: (value: number) => string;
  labels: Labels;
};
