import { headingIds, richTextHeadings } from '~/src/sections/rich-text/headings';

const heading = (level: number, value: string) => ({
  nodeType: `heading-${level}`,
  data: {},
  content: [{ nodeType: 'text', value, marks: [], data: {} }],
});
const raw = (...content: object[]) => JSON.stringify({ nodeType: 'document', data: {}, content });

test('a text has its upper headings as chapters, with the ids that they have in the page', () => {
  const text = raw(
    heading(2, 'The café'),
    { nodeType: 'paragraph', data: {}, content: [] },
    heading(3, 'What it costs'),
    heading(2, 'What it costs'),
  );
  expect(richTextHeadings(text)).toEqual([
    { id: 'the-cafe', title: 'The café' },
    { id: 'what-it-costs-2', title: 'What it costs' },
  ]);
});

test('headings of the same words have ids of their own', () => {
  const idOf = headingIds();
  expect(['Twice', 'Once', 'Twice'].map(idOf)).toEqual(['twice', 'once', 'twice-2']);
});

test('headings that differ by a mark of another script have ids of their own', () => {
  const idOf = headingIds();
  const headings = ['バス', 'パス', 'サーバー', 'الكِتاب'];
  expect(headings.map(idOf)).toEqual(headings.map((heading) => heading.normalize('NFD')));
});
