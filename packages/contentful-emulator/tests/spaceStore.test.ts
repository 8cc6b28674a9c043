import { appendFileSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkExportFile } from '../src/export-file/checkExportFile';
import { openJournal } from '../src/store/journal';
import { SpaceStore } from '../src/store/spaceStore';
import { cleanUp, makeFolder, smallExportFile } from './support/smallSpace';

const text = readFileSync(smallExportFile, 'utf8');

const open = (folder: string, fileText = text) => {
  const content = checkExportFile(fileText, 'small.json');
  const journal = openJournal(folder, content.fileHash);
  return { store: new SpaceStore(content, journal), notes: journal.notes };
};

const titleOf = (store: SpaceStore, id = 'second') =>
  store.get('Entry', id)?.current.fields.title?.en;

let folder: string;
beforeEach(() => {
  folder = makeFolder();
});
afterEach(cleanUp);

test('counts versions and revisions as Contentful does', () => {
  const { store } = open(folder);
  const fields = { title: { en: 'New' }, slug: { en: 'new' } };
  expect(store.put('Entry', { id: 'new', contentTypeId: 'article', fields })).toMatchObject({
    version: 1,
    publishedCounter: 0,
  });
  expect(store.setField('Entry', 'new', 'title', 'Newer').version).toBe(2);
  const published = store.publish('Entry', 'new', 2);
  expect(published).toMatchObject({ version: 3, publishedCounter: 1, published: { version: 2 } });
  expect(published.firstPublishedAt).toBe(published.published?.at);
  const again = store.publish('Entry', 'new');
  expect(again).toMatchObject({ version: 4, publishedCounter: 2, published: { version: 3 } });
  expect(again.firstPublishedAt).toBe(published.firstPublishedAt);
  expect(Date.parse(again.updatedAt)).toBeGreaterThan(Date.parse(published.updatedAt));
  expect(store.unpublish('Entry', 'new')).toMatchObject({ version: 5, published: undefined });
  store.delete('Entry', 'new');
  expect(store.get('Entry', 'new')).toBeUndefined();
});

test('a draft leaves what is published alone', () => {
  const { store } = open(folder);
  const before = store.contentVersion();
  store.setField('Entry', 'second', 'title', 'Changed');
  expect(store.get('Entry', 'second')?.published?.fields.title).toEqual({
    en: 'The second question',
  });
  expect(store.contentVersion()).toBe(before);
  store.publish('Entry', 'second');
  expect(store.get('Entry', 'second')?.published?.fields.title).toEqual({ en: 'Changed' });
  expect(store.contentVersion()).not.toBe(before);
});

test.each<[string, (store: SpaceStore) => unknown, RegExp]>([
  [
    'a version that is not the current one',
    (store) => store.publish('Entry', 'first', 1),
    /expected version 1, but it is 2/,
  ],
  ['an unknown id', (store) => store.publish('Entry', 'gone'), /there is no entry "gone"/],
  [
    'an unknown field',
    (store) => store.setField('Entry', 'first', 'nope', 1),
    /content type "article" has no field "nope"; it has title, slug/,
  ],
  [
    'an unknown locale',
    (store) => store.setField('Entry', 'first', 'title', 'x', 'de'),
    /no locale "de"; it has en, fr, fr-BE/,
  ],
  [
    'a locale of a field that has none',
    (store) => store.setField('Entry', 'first', 'slug', 'x', 'fr'),
    /"slug" of content type "article" is not localised; set it in "en" only/,
  ],
  [
    'a value of the wrong type',
    (store) => store.setField('Entry', 'first', 'views', 'many'),
    /field "views" takes a value of type Integer, not "many"/,
  ],
  [
    'an unknown content type',
    (store) => store.put('Entry', { id: 'x', contentTypeId: 'gone' }),
    /there is no content type "gone"/,
  ],
  [
    'to unpublish a draft',
    (store) => store.unpublish('Entry', 'draft'),
    /entry "draft" is not published/,
  ],
  [
    'to delete what is published',
    (store) => store.delete('Entry', 'first'),
    /entry "first" is published; unpublish it first/,
  ],
])('refuses %s and changes nothing', (_name, work, message) => {
  const { store } = open(folder);
  expect(() => work(store)).toThrow(message);
  expect(store.sequence).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
});

test('keeps changes, deletions and version over a restart', () => {
  const { store } = open(folder);
  store.setField('Entry', 'second', 'title', 'Kept');
  store.publish('Entry', 'second');
  store.unpublish('Entry', 'third');
  store.delete('Entry', 'third');
  const again = open(folder).store;
  expect(titleOf(again)).toBe('Kept');
  expect(again.get('Entry', 'third')).toBeUndefined();
  expect(again.deletions()).toEqual(store.deletions());
  expect(again.contentVersion()).toBe(store.contentVersion());
  expect(again.get('Entry', 'second')).toEqual(store.get('Entry', 'second'));
});

test('ignores a last line that was cut off, says so, and goes on after it', () => {
  const { store } = open(folder);
  store.setField('Entry', 'second', 'title', 'Whole');
  store.setField('Entry', 'second', 'title', 'Torn');
  store.close();
  const file = join(folder, 'journal.ndjson');
  truncateSync(file, readFileSync(file).length - 20);
  const cut = open(folder);
  expect(titleOf(cut.store)).toBe('Whole');
  expect(cut.notes).toEqual([expect.stringContaining('was cut off while it was written')]);
  cut.store.setField('Entry', 'second', 'title', 'After');
  cut.store.close();
  const again = open(folder);
  expect(titleOf(again.store)).toBe('After');
  expect(again.notes).toEqual([]);
  expect(again.store.sequence).toBe(2);
});

test('refuses a journal that is damaged before its end, naming the line', () => {
  const { store } = open(folder);
  store.setField('Entry', 'second', 'title', 'One');
  store.close();
  const file = join(folder, 'journal.ndjson');
  appendFileSync(file, 'not json\n{"sequence":2}\n');
  expect(() => open(folder)).toThrow(`${file}: line 3 is damaged`);
});

test('keeps the journal of another export file aside and says so', () => {
  const { store } = open(folder);
  store.setField('Entry', 'second', 'title', 'Of the old file');
  store.close();
  const newText = text.replace('The third question', 'The last question');
  const changed = open(folder, newText);
  expect(titleOf(changed.store)).toBe('The second question');
  expect(changed.notes).toEqual([
    expect.stringMatching(
      /the export file has changed, so 1 changes made to the former one no longer apply; they are kept in .*journal-of-\w{12}-1\.ndjson$/,
    ),
  ]);
  changed.store.setField('Entry', 'second', 'title', 'Of the new file');
  changed.store.close();
  expect(readdirSync(folder).sort()).toEqual([
    expect.stringMatching(/^journal-of-/),
    'journal.ndjson',
  ]);
});

test('a write that fails leaves no half line and no change', () => {
  const { store } = open(folder);
  store.setField('Entry', 'second', 'title', 'First');
  const file = join(folder, 'journal.ndjson');
  const before = readFileSync(file, 'utf8');
  const cyclic: Record<string, unknown> = {};
  cyclic.self = cyclic;
  expect(() =>
    store.put('Entry', {
      id: 'second',
      fields: { body: { en: { nodeType: 'document', cyclic } } },
    }),
  ).toThrow(/circular/i);
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(titleOf(store)).toBe('First');
});

test('tells listeners of each change in order until they stop', () => {
  const { store } = open(folder);
  const heard: string[] = [];
  const stop = store.subscribe(({ action, id, sequence }) =>
    heard.push(`${sequence} ${action} ${id}`),
  );
  store.setField('Entry', 'second', 'title', 'Heard');
  store.publish('Entry', 'second');
  stop();
  store.unpublish('Entry', 'second');
  expect(heard).toEqual(['1 save second', '2 publish second']);
});

test('an unreadable journal header is not mistaken for a change', () => {
  writeFileSync(join(folder, 'journal.ndjson'), '{"journal":1');
  const { store, notes } = open(folder);
  expect(store.sequence).toBe(0);
  expect(notes).toHaveLength(1);
  store.setField('Entry', 'second', 'title', 'Fine');
  store.close();
  expect(titleOf(open(folder).store)).toBe('Fine');
});
