import { richTextHeadings } from '~/src/sections/rich-text/headings';
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
    heading(2, 'Typed in the live preview'),
  );
  const headingIds = ['the-cafe', 'what-it-costs', 'what-it-costs-2'];
  expect(richTextHeadings({ raw: text, headingIds })).toEqual([
    { id: 'the-cafe', title: 'The café' },
    { id: 'what-it-costs-2', title: 'What it costs' },
  ]);
});

test('sections that show a title are listed with their anchors', () => {
  const sections = [
    { __typename: 'ContentfulContentSection', title: 'Why', anchor: 'why-2' },
    { __typename: 'ContentfulContentSection', title: 'Hidden', anchor: null },
    { __typename: 'ContentfulParagraph' },
  ] as SectionData[];
  expect(sectionAnchors(sections)).toEqual([{ id: 'why-2', title: 'Why' }]);
});
