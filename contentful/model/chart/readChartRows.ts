import type { ChartKind } from './chartKinds';

export type ChartFigure = { value: number; unit: string };

export type ChartRow = {
  label: string;
  figures: readonly ChartFigure[];
  /** Progress only: when the goal is due. */
  due: string | undefined;
  /** Not of lines, several series, or before and after: the finding is about this row. */
  isMarked: boolean;
};

type ReadRows = { rows: readonly ChartRow[] } | { fault: string };

const mostRows = 40;
/** More would not be told apart. */
const mostParts = 5;
/** Begins a row that the finding is about. */
const mark = '*';
const figurePattern = /^([+−-]?\d+(?:\.\d+)?)\s*((?:[^\d\s.,].*)?)$/;

const readFigure = (text: string): ChartFigure | undefined => {
  const [, digits = '', unit = ''] = figurePattern.exec(text) ?? [];
  return digits === '' ? undefined : { value: Number(digits.replace('−', '-')), unit };
};

const shapes = {
  Bars: 'label | figure',
  Line: 'label | figure',
  'Before and after': 'label | before | after',
  Progress: 'label | start | today | goal | by when',
  Range: 'label | from | to',
  Parts: 'label | figure',
} as const satisfies Record<ChartKind, string>;

const figureCount = (kind: ChartKind, seriesCount: number): number => {
  if (kind === 'Before and after' || kind === 'Range') return 2;
  if (kind === 'Parts') return 1;
  return kind === 'Progress' ? 3 : Math.max(1, seriesCount);
};

const readRow = (line: string, kind: ChartKind, count: number): ChartRow | string => {
  const [start = '', ...parts] = line.split('|').map((part) => part.trim());
  const isMarked = start.startsWith(mark);
  const label = isMarked ? start.slice(mark.length).trim() : start;
  if (label === '') return 'has no label';
  const isOfSeries = kind === 'Bars' || kind === 'Line';
  const hasMarks = kind !== 'Before and after' && (!isOfSeries || count === 1);
  if (isMarked && !hasMarks) {
    return `begins with "${mark}", which marks rows of progress, ranges and parts, and of bars and lines with one figure: leave it out`;
  }
  const due = kind === 'Progress' && parts.length > count ? parts.pop() : undefined;
  if (parts.length !== count) {
    const shape = count === 1 || !isOfSeries ? shapes[kind] : `label and ${count} figures`;
    return `has ${parts.length} of ${count} figures: write ${shape}`;
  }
  const figures: ChartFigure[] = [];
  for (const part of parts) {
    const figure = readFigure(part);
    if (!figure) {
      return `has "${part}" where a figure belongs: write digits, with a point before decimals, such as 1250.5`;
    }
    figures.push(figure);
  }
  if (kind === 'Progress' && figures[0]?.value === figures[2]?.value) {
    return 'has the same start and goal: write the figure from which the way to the goal begins';
  }
  if (kind === 'Parts' && (figures[0]?.value ?? 0) <= 0) {
    return 'is no part: write a figure above 0';
  }
  if (kind === 'Range' && (figures[0]?.value ?? 0) > (figures[1]?.value ?? 0)) {
    return 'ends below where it begins: write the smaller figure first';
  }
  return { label, figures, due, isMarked };
};

/**
 * Reads the field "Rows" of a chart, or says what is wrong with its first wrong line.
 *
 * @param series the names of the series; each row of bars and lines has as many figures
 */
export const readChartRows = (
  kind: ChartKind,
  text: string,
  series: readonly string[] = [],
): ReadRows => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const least = kind === 'Line' || kind === 'Parts' ? 2 : 1;
  const most = kind === 'Parts' ? mostParts : mostRows;
  if (lines.length < least || lines.length > most) {
    return {
      fault: `has ${lines.length} rows but this kind of chart takes ${least} to ${most}`,
    };
  }
  if (kind === 'Range' && series.length !== 2) {
    return { fault: 'is of ranges: name both ends as series, such as From and To' };
  }
  const count = figureCount(kind, series.length);
  const rows: ChartRow[] = [];
  for (const [index, line] of lines.entries()) {
    const row = readRow(line, kind, count);
    if (typeof row === 'string') return { fault: `row ${index + 1} ("${line.trim()}") ${row}` };
    rows.push(row);
  }
  return { rows };
};
