import { tagText, tagRichText, type TagSource } from '~/gatsby/resolvers/sourceTags';
import { applyEdits, keyOf, stripTags, tagsIn } from '~/src/runtime/live-preview/applyEdits';
import { readTag } from '~/src/runtime/live-preview/tags';
import { truncate } from '~/src/i18n/truncate';

const source = (field: string, more: Partial<TagSource> = {}): TagSource => ({
  entityType: 'Entry',
  id: 'home',
  field,
  locale: 'en',
  ...more,
});
const richText = (value: string) => ({
  nodeType: 'document',
  data: {},
  content: [
    {
      nodeType: 'paragraph',
      data: {},
      content: [{ nodeType: 'text', value, marks: [], data: {} }],
    },
  ],
});

const makeData = () => ({
  page: {
    title: tagText('Old title', source('title')),
    slug: 'home',
    keywords: ['one', 'two'].map((word) => tagText(word, source('keywords'))),
    body: {
      raw: tagRichText(JSON.stringify(richText('Old body')), source('body')),
      references: [],
    },
    date: tagText('3 July 2026', source('publicationDate', { isFormatted: true })),
  },
  other: { title: tagText('Elsewhere', source('title', { id: 'other' })) },
});

let before: string | undefined;
beforeAll(() => {
  before = process.env.GATSBY_PREVIEW;
  process.env.GATSBY_PREVIEW = 'true';
  process.env.CONTENTFUL_SPACE_ID = 'space';
  process.env.CONTENTFUL_ACCESS_TOKEN = 'token';
});
afterAll(() => {
  if (before === undefined) delete process.env.GATSBY_PREVIEW;
  else process.env.GATSBY_PREVIEW = before;
});

const edit = (fields: Record<string, unknown>) => {
  const data = makeData();
  const tag = readTag(data.page.title);
  if (!tag) throw new Error('The title has no tag.');
  return { data, edited: applyEdits(data, new Map([[keyOf(tag), fields]])) };
};

test('what an editor types replaces the texts of that field, and they keep their tags', () => {
  const { data, edited } = edit({
    title: 'New title',
    keywords: ['three'],
    body: richText('New body'),
    publicationDate: '2027-01-01',
  });
  const { page } = stripTags(edited);
  expect(page).toMatchObject({ title: 'New title', keywords: ['three'], date: '3 July 2026' });
  expect(JSON.parse(page.body.raw)).toEqual(richText('New body'));
  expect(readTag(edited.page.title)).toBe(readTag(data.page.title));
  expect(readTag(edited.page.body.raw)?.field).toBe('body');
});

test('what no edit changes stays the same object', () => {
  const { data, edited } = edit({ title: 'New title' });
  expect(edited.other).toBe(data.other);
  expect(edited.page.body).toBe(data.page.body);
  expect(edited.page).not.toBe(data.page);
  const { data: same, edited: unchanged } = edit({});
  expect(unchanged).toBe(same);
});

test('a field that is emptied shows nothing', () => {
  expect(edit({ title: '' }).edited.page.title).toBe('');
});

test('tags name each entry and field, and do not count as characters', () => {
  expect(tagsIn(makeData()).map(({ tag, text }) => `${tag.id} ${tag.field}: ${text}`)).toEqual(
    expect.arrayContaining(['home title: Old title', 'other title: Elsewhere']),
  );
  const long = tagText('word '.repeat(50).trim(), source('introduction'));
  const short = truncate(long, 20);
  expect(stripTags(short)).toBe('word word word word…');
  expect(readTag(short)?.field).toBe('introduction');
});
