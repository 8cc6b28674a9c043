import type { ChartKind } from '../../contentful/model/chart/chartKinds';
import { isChartKind } from '../../contentful/model/chart/chartKinds';
import { readChartRows } from '../../contentful/model/chart/readChartRows';
import { fill } from '../../src/i18n/fill';
import type { Labels } from '../../src/i18n/labels';
import { firstText, longText, type ContentNode, type FindNode } from '../content/contentNode';
import type { Chart } from './chart';
import { drawBars, drawBeforeAndAfter, drawProgress } from './drawBars';
import { draw, type Drawing } from './drawing';
import { drawLine } from './drawLine';
import { drawParts } from './drawParts';
import { drawRanges } from './drawRanges';
import { drawTable } from './drawTable';
import { formatFigure } from './formatFigure';
import { scalesOf, type UnitFigures } from './scales';

const drawings: Readonly<Record<ChartKind, (chart: Chart) => Drawing>> = {
  Bars: drawBars,
  Line: drawLine,
  'Before and after': drawBeforeAndAfter,
  Progress: drawProgress,
  Range: drawRanges,
  Parts: drawParts,
};

const seriesOf = ({ series }: ContentNode): string[] =>
  Array.isArray(series) ? series.filter((name) => typeof name === 'string') : [];

/** What is wrong with the rows of a chart, if anything. */
export const chartFault = (node: ContentNode, find: FindNode): string | undefined => {
  const text = longText(node, 'rows', find);
  if (!isChartKind(node.kind) || text === undefined) return undefined;
  const read = readChartRows(node.kind, text, seriesOf(node));
  return 'fault' in read ? read.fault : undefined;
};

const readRows = (node: ContentNode, find: FindNode) => {
  const { kind } = node;
  if (!isChartKind(kind)) return undefined;
  const read = readChartRows(kind, longText(node, 'rows', find) ?? '', seriesOf(node));
  return 'fault' in read ? undefined : { kind, rows: read.rows };
};

const unitOf = (node: ContentNode, unit: string): string => unit || (firstText(node.unit) ?? '');

/** What bars of a chart show; a line has an axis of its own, and progress is a share of a way. */
const figuresOfBars = (node: ContentNode, find: FindNode): UnitFigures[] => {
  const chart = readRows(node, find);
  if (chart?.kind !== 'Bars' && chart?.kind !== 'Before and after') return [];
  return chart.rows.flatMap(({ figures }) =>
    figures.map(({ value, unit }) => ({ value, unit: unitOf(node, unit) })),
  );
};

const readChart = (
  node: ContentNode,
  find: FindNode,
  languageTag: string,
  labels: Labels,
  charts: readonly ContentNode[],
): Chart | undefined => {
  const read = readRows(node, find);
  if (!read) return undefined;
  const { kind } = read;
  const firstUnit = unitOf(node, read.rows[0]?.figures[0]?.unit ?? '');
  const [before = labels.chartBefore, after = labels.chartAfter] = seriesOf(node);
  return {
    kind,
    title: firstText(node.title) ?? '',
    summary: longText(node, 'summary', find) ?? '',
    source: firstText(node.source),
    series: kind === 'Before and after' ? [before, after] : seriesOf(node),
    rows: read.rows.map(({ label, figures, due, isMarked }) => ({
      label,
      due,
      isMarked,
      values: figures.map(({ value }) => value),
      units: figures.map(({ unit }) => unitOf(node, unit)),
      texts: figures.map((figure) => formatFigure(figure, languageTag, firstText(node.unit))),
    })),
    scales: scalesOf(charts.flatMap((chart) => figuresOfBars(chart, find))),
    write: (value) => formatFigure({ value, unit: firstUnit }, languageTag),
    labels,
  };
};

/**
 * A chart below its title: summary, drawing, source, table. Null if its rows are wrong; the content report says how.
 *
 * @param charts all of the page, whose bars share a scale if they share a unit
 */
export const chartDrawing = (
  node: ContentNode,
  find: FindNode,
  languageTag: string,
  labels: Labels,
  charts: readonly ContentNode[] = [node],
): readonly Drawing[] | null => {
  const chart = readChart(node, find, languageTag, labels, charts);
  if (!chart) return null;
  const { kind, summary, source } = chart;
  return [
    draw('p', { className: 'chart-summary' }, summary),
    drawings[kind](chart),
    ...(source
      ? [draw('p', { className: 'chart-source' }, fill(labels.chartSource, { source }))]
      : []),
    drawTable(chart),
  ];
};
