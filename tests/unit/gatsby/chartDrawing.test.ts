import { chartDrawing } from '~/gatsby/charts/chartDrawing';
import type { Drawing } from '~/gatsby/charts/drawing';
import { ticksOf } from '~/gatsby/charts/drawLine';
import { columnsOf } from '~/gatsby/charts/drawParts';
import { rangeText } from '~/gatsby/charts/drawRanges';
import { chartsOfPage } from '~/gatsby/charts/scales';
import type { ContentNode } from '~/gatsby/content/contentNode';
import { defaultLabels } from '~/src/i18n/labels';

const chart = (fields: Record<string, unknown>): ContentNode => ({
  id: 'chart-en',
  contentful_id: 'chart',
  node_locale: 'en',
  updatedAt: '',
  internal: { type: 'ContentfulChart', contentDigest: '' },
  sys: { type: 'Entry', contentType: { sys: { id: 'chart' } } },
  title: 'Waiting',
  summary: 'Less of it.',
  ...fields,
});

const drawn = (fields: Record<string, unknown>, languageTag = 'en-US') =>
  chartDrawing(chart(fields), () => undefined, languageTag, defaultLabels);

/** All elements of a tag. */
const elements = (tag: string, drawings: readonly Drawing[] | null): Drawing[] =>
  (drawings ?? []).flatMap((drawing) => {
    if (typeof drawing === 'string') return [];
    const [name, , ...children] = drawing;
    return [...(name === tag ? [drawing] : []), ...elements(tag, children)];
  });

const textOf = (drawing: Drawing): string => {
  if (typeof drawing === 'string') return drawing;
  const [, , ...children] = drawing;
  return children.map(textOf).join('');
};

const propsOf = (drawing: Drawing | undefined): Record<string, unknown> =>
  typeof drawing === 'object' ? drawing[1] : {};

test('figures are written as the language writes them, beside the bars and in the table', () => {
  const rows = 'Wait | 1250.5 min | 51 min\nLate | 12% | -3%\nCost | 2900 EUR | 100 EUR';
  const french = drawn({ kind: 'Before and after', rows }, 'fr-FR');
  const shown = ['1\u202f250,5\u00a0min', '51\u00a0min', '12\u00a0%', '−3\u00a0%'];
  expect(
    elements('b', french)
      .map(textOf)
      .slice(0, 4)
      .map((text) => text.replace(/\u202f%/, '\u00a0%')),
  ).toEqual(shown);
  expect(elements('td', french)).toHaveLength(1 + 6);
  expect(elements('th', french).map(textOf)).toEqual(['Before', 'After', 'Wait', 'Late', 'Cost']);
});

const widthsOf = (drawings: readonly Drawing[] | null) =>
  elements('rect', drawings).map((rect) => propsOf(rect).width);

test('bars are as long as their figures, on the scale of their row before and after', () => {
  const rows = 'Wait | 100 | 50\nShare | 4 | 1';
  const widths = (kind: string, text: string) => widthsOf(drawn({ kind, rows: text }));
  expect(widths('Before and after', rows)).toEqual([100, 50, 100, 25]);
  expect(widths('Bars', 'One | 10\nTwo | 40')).toEqual([25, 100]);
});

test('rows and charts of one unit share a scale, which ends at the whole for shares, unless bars of one are much shorter', () => {
  const teams = {
    kind: 'Before and after',
    rows: 'Named | 48% | 60%\nUsed | 30% | 54%\nRuns | 9 | 3',
  };
  expect(widthsOf(drawn(teams))).toEqual([48, 60, 30, 54, 100, 33.3]);
  const wait = chart({ kind: 'Before and after', rows: 'Wait | 128 min | 51 min' });
  const sites = (rows: string) => {
    const node = chart({ kind: 'Bars', rows, unit: 'min' });
    return widthsOf(chartDrawing(node, () => undefined, 'en-US', defaultLabels, [wait, node]));
  };
  expect(sites('Site 4 | 64\nSite 7 | 32')).toEqual([50, 25]);
  expect(sites('Site 4 | 51\nSite 7 | 34')).toEqual([100, 66.7]);
  expect(widthsOf(drawn({ kind: 'Bars', rows: 'One | 40%\nTwo | 10%' }))).toEqual([100, 25]);
});

test('the charts of a page are those of its fields, its sections and its rich texts', () => {
  const nodes = ['first', 'second', 'quoted', 'section'].map((id) => ({ ...chart({}), id }));
  const find = (id: string) => nodes.find((node) => node.id === id);
  const page = (type: string, fields: Record<string, unknown>) => ({
    ...chart(fields),
    sys: { type: 'Entry', contentType: { sys: { id: type } } },
  });
  const idsOf = (node: ContentNode) => chartsOfPage(node, find).map(({ id }) => id);
  const play = { resultsChart___NODE: 'first', secondResultsChart___NODE: 'second' };
  expect(idsOf(page('keyPlay', play))).toEqual(['first', 'second']);
  expect(idsOf(page('insight', { body: { references___NODE: ['quoted'] } }))).toEqual(['quoted']);
  expect(idsOf(page('page', { sections___NODE: ['section', 'gone'] }))).toEqual(['section']);
});

test('marked rows stand out by colour and weight, and none without a mark', () => {
  const seriesOf = (rows: string) =>
    elements('rect', drawn({ kind: 'Bars', rows })).map((rect) => propsOf(rect)['data-series']);
  expect(seriesOf('One | 10\n* Two | 4\n* Three | 3')).toEqual([0, 1, 1]);
  expect(seriesOf('One | 10\nTwo | 4')).toEqual([undefined, undefined]);
  const marked = elements('strong', drawn({ kind: 'Bars', rows: 'One | 10\n* Two | 4' }));
  expect(marked.map(textOf)).toEqual(['Two', 'Two']);
});

test('the unit of a range is said once', () => {
  expect(rangeText(['20 days', '60 days'])).toBe('20 – 60 days');
  expect(rangeText(['1,5 %', '2 %'])).toBe('1,5 – 2 %');
  expect(rangeText(['1', '2'])).toBe('1 – 2');
  expect(rangeText(['1 day', '2 days'])).toBe('1 day – 2 days');
});

test('ranges stand where they begin and end between the least and the most', () => {
  const rows = 'First | 100 | 150\nLead | 125 | 200\nFixed | 200 | 200';
  const drawing = drawn({ kind: 'Range', rows, series: ['From', 'To'] });
  const ranges = elements('rect', drawing).filter((rect) => !('data-track' in propsOf(rect)));
  expect(ranges.map(propsOf)).toMatchObject([
    { x: 0, width: 50 },
    { x: 25, width: 75 },
    { x: 99, width: 1 },
  ]);
  expect(elements('b', drawing).map(textOf)).toEqual(['100 – 150', '125 – 200', '200 – 200']);
  const wide = drawn({
    kind: 'Range',
    rows: 'One | 10 | 30\nOther | 20 | 40',
    series: ['From', 'To'],
  });
  const [, one] = elements('rect', wide);
  expect(propsOf(one)).toMatchObject({ x: 25, width: 50 });
  expect(elements('th', drawing).slice(0, 2).map(textOf)).toEqual(['From', 'To']);
});

test.each([
  ['A | 0 | -30 | -60', 50],
  ['A | 5 | 12 | 10', 100],
  ['A | 5 | 4 | 10', 0],
])('the progress of "%s" is %d per cent of the way, and its figure stands there', (rows, width) => {
  const drawing = drawn({ kind: 'Progress', rows });
  const [, way] = elements('rect', drawing);
  expect(propsOf(way).width).toBe(width);
  const [figure] = elements('b', drawing);
  expect(propsOf(figure).style).toEqual({ width: `${width}%` });
});

test('marked rows of progress stand out; without marks all do', () => {
  const colors = (rows: string) =>
    elements('rect', drawn({ kind: 'Progress', rows }))
      .map(propsOf)
      .flatMap((props) => ('data-track' in props ? [] : [props['data-series']]));
  expect(colors('* A | 0 | 1 | 2\nB | 0 | 1 | 2')).toEqual([1, 0]);
  expect(colors('A | 0 | 1 | 2\nB | 0 | 1 | 2')).toEqual([1, 1]);
});

test('several lines have a legend that shows each as it is drawn, one has none', () => {
  const rows = '2024 | 5 | 6\n2025 | 7 | 8';
  const several = drawn({ kind: 'Line', rows, series: ['Here', 'Elsewhere'] });
  const entries = elements('li', several);
  expect(entries.map((entry) => textOf(entry).trim())).toEqual(['Here', 'Elsewhere']);
  expect(elements('path', entries).map(propsOf)).toEqual([
    expect.objectContaining({ 'data-series': 0 }),
    expect.objectContaining({ 'data-series': 1 }),
  ]);
  expect(elements('li', drawn({ kind: 'Line', rows: '2024 | 5\n2025 | 7' }))).toEqual([]);
});

test('a line tells its figures to those who do not see it', () => {
  const line = drawn({ kind: 'Line', rows: '2024 | 5\n2025 | 7' });
  const [plot] = elements('div', line).filter((div) => propsOf(div).role === 'img');
  expect(propsOf(plot)['aria-label']).toBe('Waiting. 2024: 5; 2025: 7');
});

test.each([
  [
    [0, -41],
    [0, -25, -50],
  ],
  [
    [0, 6],
    [6, 4, 2, 0],
  ],
  [
    [1200, 54000],
    [60000, 40000, 20000, 0],
  ],
  [
    [5, 7],
    [7, 6.5, 6, 5.5, 5],
  ],
  [
    [3, 3],
    [3, 2, 1, 0],
  ],
  [
    [0, 0],
    [1, 0],
  ],
])('the axis of %j has lines at %j', (values, ticks) => {
  expect(ticksOf(values)).toEqual(ticks);
});

test('lines of the axis have their figure, in the unit of the chart', () => {
  const line = drawn({ kind: 'Line', rows: '2019 | 0\n2025 | -41', unit: '%' });
  expect(elements('i', line).map(textOf)).toEqual(['0%', '−25%', '−50%']);
});

test('of many points the first, the last and marked ones have a label and a figure', () => {
  const rows =
    '7:50 | 0\n7:52 | 0\n* Left turn | 2\n7:56 | 2\n7:58 | 2\n* Farm stand | 4\n8:02 | 4\n8:04 | 4\n8:06 | 4';
  const line = drawn({ kind: 'Line', rows, unit: 'min' });
  const [plot] = elements('div', line).filter((div) => propsOf(div).role === 'img');
  const [axis] = elements('div', line).filter((div) => propsOf(div).className === 'chart-axis');
  const written = (part: typeof plot) => elements('span', part ? [part] : []).map(textOf);
  expect(written(axis).filter(Boolean)).toEqual(['7:50', 'Left turn', 'Farm stand', '8:06']);
  expect(written(plot)).toEqual(['0\u00a0min', '2\u00a0min', '4\u00a0min', '4\u00a0min']);
});

test('the figure of a point stands beside a line that falls to it, or rises from it, the last one above it', () => {
  const line = drawn({ kind: 'Line', rows: 'A | 2\nB | 6\nC | 4\nD | 1' });
  const [plot] = elements('div', line).filter((div) => propsOf(div).role === 'img');
  const shifts = elements('span', plot ? [plot] : []).map(
    (span) => (propsOf(span).style as Record<string, unknown>)['--shift'],
  );
  expect(shifts).toEqual(['-85%', undefined, '-15%', undefined]);
});

test('wrong rows draw nothing', () => {
  expect(drawn({ kind: 'Bars', rows: 'Wait | long' })).toBeNull();
});

const seriesOf = (drawings: readonly Drawing[] | null) =>
  elements('rect', drawings).map((rect) => propsOf(rect)['data-series']);

test('parts that can be counted are squares in full rows: marked ones stand out, the largest other is the ground', () => {
  const drawing = drawn({ kind: 'Parts', rows: '* Real | 2\nDoubtful | 1\nHold | 18' });
  expect(seriesOf(drawing)).toEqual([1, 1, undefined, ...Array.from({ length: 18 }, () => 0)]);
  const last = propsOf(elements('rect', drawing).at(-1));
  expect([last.x, last.y]).toEqual([60, 20]);
  expect(elements('b', drawing).map(textOf)).toEqual(['2', '1', '18']);
  expect(elements('td', drawing).map(textOf)).toEqual(['', '2', '1', '18']);
});

test.each([
  ['* Planned | 720 loads\nLeft | 180 loads', [80, 20]],
  ['A | 0.5\nB | 1.5', [25, 75]],
  ['A | 1\nB | 999', [0.4, 99.9]],
])('other parts are one bar: %s', (rows, shares) => {
  const drawing = drawn({ kind: 'Parts', rows });
  const bars = elements('rect', drawing).map(propsOf);
  expect(bars[1]!.width).toBe(shares[1]);
  expect(bars[1]!.x).toBeCloseTo(100 - shares[1]!);
  // Less the gap, but never nothing.
  expect(bars[0]!.width).toBeCloseTo(Math.max(0.4, shares[0]! - 0.4));
  expect(elements('li', drawing).map((part) => propsOf(part).style)[1]).toEqual({
    flexGrow: shares[1],
  });
});

test.each([
  [21, 7],
  [20, 10],
  [23, 8],
  [60, 12],
  [4, 4],
  [2, 2],
])('%d squares stand in %d columns', (count, columns) => {
  expect(columnsOf(count)).toBe(columns);
});
