import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import { AssetDrafts } from '~/contentful/demo-space/reader/assetDraft';
import { Problems } from '~/contentful/demo-space/reader/problems';
import { readRichText } from '~/contentful/demo-space/reader/readRichText';
import { readRichTextDocument } from '~/contentful/model/checks/checkRichText';

const read = async (markdown: string) => {
  const assets = new AssetDrafts();
  const problems = new Problems();
  const origin = { file: 'a.md', line: 1 };
  const document = await readRichText(markdown, origin, { assets, problems, locale: 'fr' });
  return { content: document.content ?? [], document, assets, problems: problems.list };
};

const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
});

test('a line break of the source is a space, a hard one stays', async () => {
  const { content } = await read('One\ntwo  \nthree.');
  expect(content).toEqual([
    { nodeType: BLOCKS.PARAGRAPH, data: {}, content: [text('One two\nthree.')] },
  ]);
});

test('marks, lists, quotes and headings', async () => {
  const { content } = await read(
    '## Title\n\n**bold** and *soft* `code`\n\n- one\n- two\n\n> said\n\n---\n',
  );
  expect(content.map(({ nodeType }) => nodeType)).toEqual([
    'heading-2',
    'paragraph',
    'unordered-list',
    'blockquote',
    'hr',
  ]);
  expect(content[1]?.content).toEqual([
    text('bold', 'bold'),
    text(' and '),
    text('soft', 'italic'),
    text(' '),
    text('code', 'code'),
  ]);
});

test('links to entries, assets and addresses', async () => {
  const { content } = await read(
    '[a](entry:service-x) [b](asset:report) [c](https://talvane.example/)',
  );
  const targets = content[0]?.content?.filter(({ nodeType }) => nodeType !== 'text');
  expect(targets).toEqual([
    expect.objectContaining({
      nodeType: INLINES.ENTRY_HYPERLINK,
      data: { target: { sys: { type: 'Link', linkType: 'Entry', id: 'service-x' } } },
    }),
    expect.objectContaining({
      nodeType: INLINES.ASSET_HYPERLINK,
      data: { target: { sys: { type: 'Link', linkType: 'Asset', id: 'report' } } },
    }),
    expect.objectContaining({
      nodeType: INLINES.HYPERLINK,
      data: { uri: 'https://talvane.example/' },
    }),
  ]);
});

test('a picture becomes an embedded asset, with its words in the language of the text', async () => {
  const { content, assets } = await read('Before\n\n![Des lignes](art:contours/un-deux)\n\nafter');
  expect(content.map(({ nodeType }) => nodeType)).toEqual([
    'paragraph',
    BLOCKS.EMBEDDED_ASSET,
    'paragraph',
  ]);
  expect(content[1]?.data).toEqual({
    target: { sys: { type: 'Link', linkType: 'Asset', id: 'contours-un-deux' } },
  });
  expect([...(assets.list[0]?.description ?? [])]).toEqual([['fr', 'Des lignes']]);
});

test('a line {{entry:…}} becomes an embedded entry', async () => {
  const { content } = await read('Before\n\n{{entry:quote-one}}\n');
  expect(content[1]).toEqual({
    nodeType: BLOCKS.EMBEDDED_ENTRY,
    data: { target: { sys: { type: 'Link', linkType: 'Entry', id: 'quote-one' } } },
    content: [],
  });
});

test('a table has header cells, and one paragraph a cell', async () => {
  const { content } = await read('| Year | What |\n| --- | --- |\n| 2025 | a **bold** step |\n');
  const rows = content[0]?.content ?? [];
  expect(rows[0]?.content?.map(({ nodeType }) => nodeType)).toEqual([
    'table-header-cell',
    'table-header-cell',
  ]);
  expect(rows[1]?.content?.[1]?.content).toEqual([
    { nodeType: 'paragraph', data: {}, content: [text('a '), text('bold', 'bold'), text(' step')] },
  ]);
});

test('what it makes is rich text as Contentful has it', async () => {
  const { document } = await read(
    '## T\n\n1. one\n   - two\n\n> q\n\n| a | b |\n| - | - |\n| [x](entry:y) |  |\n\n![p](art:grid/p)\n',
  );
  expect(readRichTextDocument(document).faults).toEqual([]);
});

test.each([
  ['![x](art:oil/y)', /"art:oil\/y" is no picture: write/],
  ['![](art:grid/y)', /says nothing/],
  ['Text {{entry:x}} text', /stands on a line of its own/],
])('%s is a fault', async (markdown, message) => {
  const { problems } = await read(markdown);
  expect(problems.map((problem) => problem.message)).toEqual([expect.stringMatching(message)]);
});
