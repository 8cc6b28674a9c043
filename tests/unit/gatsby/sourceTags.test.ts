import { decode } from '@contentful/content-source-maps';
import { parseAttributesFromHref } from '@contentful/live-preview';
import { tagRichText, tagText, tagValue, type TagSource } from '~/gatsby/resolvers/sourceTags';
import { taggedTypes } from '~/gatsby/resolvers/taggedFields';
import { readTag } from '~/src/runtime/live-preview/tags';

const source: TagSource = { entityType: 'Entry', id: 'home', field: 'title', locale: 'fr' };

beforeAll(() => {
  process.env.CONTENTFUL_SPACE_ID = 'space';
  process.env.CONTENTFUL_ENVIRONMENT = 'master';
  process.env.CONTENTFUL_ACCESS_TOKEN = 'token';
});

test('the live preview SDK reads entry, field and locale from a tagged text', () => {
  const href = decode(tagText('Bonjour', source))?.href ?? '';
  expect(parseAttributesFromHref(href)).toMatchObject({
    entityType: 'Entry',
    entityId: 'home',
    fieldId: 'title',
    locale: 'fr',
    space: 'space',
    environment: 'master',
  });
  expect(readTag(tagText('Bonjour', { ...source, isFormatted: true }))).toMatchObject({
    id: 'home',
    field: 'title',
    isFormatted: true,
  });
});

test('each line of a text has the tag, and survives what splits and trims it', () => {
  const lines = tagText('One\n\n  Two \n', source).split(/\n\s*\n/);
  expect(lines.map((line) => readTag(line.trim())?.id)).toEqual(['home', 'home']);
  expect(tagText('\n \n', source)).toBe('\n \n');
  expect(tagText('2026', source)).not.toBe('2026');
});

test('rich text keeps its structure, and its text nodes have the tag', () => {
  const node = { nodeType: 'text', value: 'Words', marks: [], data: {} };
  const raw = JSON.stringify({
    nodeType: 'document',
    data: {},
    content: [{ nodeType: 'paragraph', data: {}, content: [node] }],
  });
  const tagged = tagRichText(raw, source);
  expect(JSON.stringify(JSON.parse(tagged))).toBe(tagged);
  expect(readTag(tagged)?.field).toBe('title');
  expect(tagValue({ raw, references___NODE: ['a'] }, source)).toEqual({
    raw: tagged,
    references___NODE: ['a'],
  });
  expect(tagValue(5, source)).toBe(5);
  expect(tagValue(null, source)).toBeNull();
});

test('addresses, keys and values that code compares have no tags', () => {
  const fields = taggedTypes.flatMap(({ id, fields: tagged }) =>
    tagged.map(({ name }) => `${id}.${name}`),
  );
  expect(fields).toEqual(
    expect.arrayContaining(['page.title', 'paragraph.text', 'quote.text', 'label.text']),
  );
  for (const field of [
    'page.slug',
    'page.template',
    'button.link',
    'button.kind',
    'label.key',
    'location.continent',
    'country.technicalName',
    'country.countryCode',
    'formField.options',
    'formField.name',
    'opening.applyLink',
    'language.localCode',
    'service.indicatorColor',
  ]) {
    expect(fields).not.toContain(field);
  }
});
