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

test('a draft does not change the published content', () => {
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
    'an outdated version',
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
    'a locale for a field that is not localized',
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
    'unpublishing a draft',
    (store) => store.unpublish('Entry', 'draft'),
    /entry "draft" is not published/,
  ],
  [
    'deleting a published entry',
    (store) => store.delete('Entry', 'first'),
    /entry "first" is published; unpublish it first/,
  ],
])('rejects %s without a change', (_name, work, message) => {
  const { store } = open(folder);
  expect(() => work(store)).toThrow(message);
  expect(store.sequence).toBe(0);
  expect(readdirSync(folder)).toEqual([]);
});

test('persists changes, deletions and the content version over a restart', () => {
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

test('skips an incomplete last line of the journal with a note, and overwrites it', () => {
  const { store } = open(folder);
  store.setField('Entry', 'second', 'title', 'Whole');
  store.setField('Entry', 'second', 'title', 'Torn');
  store.close();
  const file = join(folder, 'journal.ndjson');
  truncateSync(file, readFileSync(file).length - 20);
  const cut = open(folder);
  expect(titleOf(cut.store)).toBe('Whole');
  expect(cut.notes).toEqual([expect.stringContaining('was not written completely')]);
  cut.store.setField('Entry', 'second', 'title', 'After');
  cut.store.close();
  const again = open(folder);
  expect(titleOf(again.store)).toBe('After');
  expect(again.notes).toEqual([]);
  expect(again.store.sequence).toBe(2);
});

test('rejects a journal with an invalid line before its end', () => {
  const { store } = open(folder);
  store.setField('Entry', 'second', 'title', 'One');
  store.close();
  const file = join(folder, 'journal.ndjson');
  appendFileSync(file, 'not json\n{"sequence":2}\n');
  expect(() => open(folder)).toThrow(`${file}: line 3 is corrupt`);
});

test('archives the journal of another export file with a note', () => {
  const { store } = open(folder);
  store.setField('Entry', 'second', 'title', 'Of the old file');
  store.close();
  const newText = text.replace('The third question', 'The last question');
  const changed = open(folder, newText);
  expect(titleOf(changed.store)).toBe('The second question');
  expect(changed.notes).toEqual([
    expect.stringMatching(
      /the export file has changed, so 1 changes made to the previous one no longer apply; they are archived in .*journal-of-\w{12}-1\.ndjson$/,
    ),
  ]);
  changed.store.setField('Entry', 'second', 'title', 'Of the new file');
  changed.store.close();
  expect(readdirSync(folder).sort()).toEqual([
    expect.stringMatching(/^journal-of-/),
    'journal.ndjson',
  ]);
});

test('a failed write changes neither the journal nor the state', () => {
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

test('calls listeners with each change in order until they unsubscribe', () => {
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

test('skips an incomplete journal header', () => {
  writeFileSync(join(folder, 'journal.ndjson'), '{"journal":1');
  const { store, notes } = open(folder);
  expect(store.sequence).toBe(0);
  expect(notes).toHaveLength(1);
  store.setField('Entry', 'second', 'title', 'Fine');
  store.close();
  expect(titleOf(open(folder).store)).toBe('Fine');
});
