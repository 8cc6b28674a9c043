/** The kinds of charts, as editors choose them. */
export const chartKinds = [
  'Bars',
  'Line',
  'Before and after',
  'Progress',
  'Range',
  'Parts',
] as const;

export type ChartKind = (typeof chartKinds)[number];

export const isChartKind = (value: unknown): value is ChartKind =>
  chartKinds.some((kind) => kind === value);
