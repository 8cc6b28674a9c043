import { headingIds, richTextHeadings } from '~/src/sections/rich-text/headings';
import { sectionAnchors } from '~/src/sections/sectionAnchors';
import type { SectionData } from '~/src/sections/sectionRegistry';

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

test('headings of the same words, or of signs alone, have ids of their own', () => {
  const idOf = headingIds();
  expect(['Twice', 'Twice 2', 'Twice', '!', '?'].map(idOf)).toEqual([
    'twice',
    'twice-2',
    'twice-3',
    'section',
    'section-2',
  ]);
});

test('sections of the same title have anchors of their own', () => {
  const section = (title: string, variation = 'No image') =>
    ({ __typename: 'ContentfulContentSection', title, variation }) as SectionData;
  const anchors = sectionAnchors([section('Why'), section('Why', 'No content'), section('Why')]);
  expect(anchors.map((anchor) => anchor?.id)).toEqual(['why', undefined, 'why-2']);
});

test('headings that differ by a mark of another script have ids of their own', () => {
  const idOf = headingIds();
  const headings = ['バス', 'パス', 'サーバー', 'الكِتاب'];
  expect(headings.map(idOf)).toEqual(headings.map((heading) => heading.normalize('NFD')));
});
