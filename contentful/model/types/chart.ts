import { chartKinds } from '../chart/chartKinds';
import { contentType, symbol, symbols, text } from '../define';

export const chart = contentType({
  id: 'chart',
  name: 'Chart',
  description:
    'Figures as bars, a line, before and after, progress towards goals, ranges, or parts of a whole.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true, help: 'For editors only.' }),
    title: symbol('Title', { required: true, localized: true, max: 140 }),
    kind: symbol('Kind', { required: true, in: chartKinds }),
    summary: text('What it shows', {
      required: true,
      localized: true,
      max: 400,
      help: 'The finding in one or two sentences. Visitors read it below the title.',
    }),
    rows: text('Rows', {
      required: true,
      localized: true,
      max: 4000,
      isData: true,
      help: 'One line a row, parts separated by "|". Bars and line: label | figure, with a further figure for each series. Before and after: label | before | after. Progress: label | start | today | goal | by when. Range: label | from | to. Parts: label | figure, which together are the whole. A figure has digits, a point before decimals, and may be followed by its unit: 8.2 days. Bars and lines of one series, progress, ranges and parts: an asterisk before the label marks a row that the finding is about: * Idle | 21. In a line of more than eight points it gives one its label.',
    }),
    series: symbols('Names of the series', {
      localized: true,
      max: 4,
      isData: true,
      help: 'Bars and line: one name for each figure of a row. Before and after: the two times, if other words are better. Range: what its two ends are.',
    }),
    unit: symbol('Unit', {
      localized: true,
      max: 24,
      isData: true,
      help: 'The unit of figures that have none of their own: %, min, a currency such as USD.',
    }),
    source: symbol('Source', { localized: true }),
  },
});
