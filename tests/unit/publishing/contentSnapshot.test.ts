import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  contentLogFolder,
  logContent,
  readContentIndex,
} from '~/plugins/contentful-consistency/contentLog';
import { replaceFile } from '~/gatsby/records/replaceFile';
import { describeContent, keys, snapshotId } from '~/publishing/snapshot/contentSnapshot';
import { describeForRelease, lastDescribed } from '~/publishing/snapshot/describedSnapshot';
import { openSnapshotStore } from '~/publishing/snapshot/openSnapshotStore';
import { readSnapshot } from '~/publishing/snapshot/readSnapshot';
import { storeSnapshot } from '~/publishing/snapshot/storeSnapshot';
import { pathHistoryFile } from '~/redirects/slugChangeRedirects';

const at = '2026-11-24T08:00:00.000Z';
const entry = (id: string, title: string) => ({
  sys: { id, type: 'Entry', updatedAt: at, contentType: { sys: { id: 'insight' } }, revision: 3 },
  fields: { title: { en: title } },
});
const asset = (id: string, ...urls: string[]) => ({
  sys: { id, type: 'Asset', updatedAt: at },
  fields: {
    file: Object.fromEntries(urls.map((url, index) => [`l${index}`, { url, fileName: id }])),
  },
});
const deleted = (id: string) => ({ sys: { id, type: 'DeletedEntry', updatedAt: at } });
const model = { locales: [{ code: 'en', fallbackCode: null, default: true }], contentTypes: [] };
const times = { one: { en: { hash: 'h', at } } };

const cwd = process.cwd();
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(cwd);
  rmSync(folder, { recursive: true });
});

const sync = (
  isInitial: boolean,
  ...items: Parameters<ReturnType<typeof logContent>['add']>[0][]
) => {
  const log = logContent(isInitial);
  items.forEach(log.add);
  log.end(model, times);
};
const files: Record<string, string | undefined> = {
  '//a/1': 'one',
  '//a/2': 'two',
  '//a/gone': undefined,
};
let downloads: string[] = [];
const store = async (address = join(folder, 'store')) => {
  const snapshot = describeContent('.');
  if (snapshot === undefined) throw new Error('no content');
  downloads = [];
  const download = (url: string): Promise<Buffer | undefined> => {
    downloads.push(url);
    const text = files[url];
    return Promise.resolve(text === undefined ? undefined : Buffer.from(text));
  };
  return storeSnapshot({
    ...{ siteFolder: '.', address, snapshot, download },
    store: await openSnapshotStore(address, {}),
  });
};
const restore = async (id: string) => {
  const restored = await readSnapshot(await openSnapshotStore(join(folder, 'store'), {}), id, 'to');
  const { entries, assets } = JSON.parse(readFileSync(restored.exportFile, 'utf8')) as {
    entries: { sys: { id: string; publishedCounter: number }; fields: { title: { en: string } } }[];
    assets: { fields: { file: Record<string, { url: string }> } }[];
  };
  return { ...restored, titles: entries.map(({ fields }) => fields.title.en), assets };
};

test('a snapshot has the content after all syncs, the files of assets, times and former paths', async () => {
  sync(true, [entry('one', 'One'), entry('two', 'Two')], [asset('picture', '//a/1', '//a/gone')]);
  const before = describeContent('.');
  sync(false, [entry('one', 'One again'), deleted('two'), entry('three', 'Three')]);
  sync(false, [asset('picture', '//a/2')]);
  replaceFile(pathHistoryFile, '{"last":{}}');
  const { id, files: count } = await store();
  expect(count).toBe(1);
  const restored = await restore(id);
  expect(restored.titles).toEqual(['One again', 'Three']);
  const { url } = restored.assets[0]?.fields.file.l0 ?? { url: '' };
  expect(readFileSync(join('to', url.replace('//assets.example/', '')), 'utf8')).toBe('two');
  expect(readFileSync(restored.modifiedTimesFile, 'utf8')).toBe(JSON.stringify(times));
  expect(restored.pathHistory).toBe('{"last":{}}');
  expect(before && snapshotId(before)).not.toBe(id);
});

test('what the store has is neither downloaded nor stored again, and a snapshot keeps its id', async () => {
  sync(true, [entry('one', 'One')], [asset('picture', '//a/1', '//a/gone')]);
  const first = await store();
  expect(downloads).toEqual(['//a/1', '//a/gone']);
  sync(false, []);
  expect(await store()).toEqual({ ...first, stored: 0 });
  sync(false, [asset('more', '//a/2')]);
  const second = await store();
  // A segment, a file and the snapshot.
  expect([second.stored, downloads]).toEqual([3, ['//a/2']]);
  // Another store has nothing yet.
  expect((await store(join(folder, 'other'))).stored).toBe(5);
});

test('many syncs become one segment, and an initial one begins again', async () => {
  sync(true, [entry('one', 'One'), entry('gone', 'Gone')]);
  sync(false, [deleted('gone')]);
  for (let index = 0; index < 49; index++) sync(false, [entry(`more-${index}`, `More ${index}`)]);
  expect(readContentIndex('.')).toHaveLength(1);
  expect(readdirSync(contentLogFolder)).toHaveLength(2);
  expect((await restore((await store()).id)).titles).toHaveLength(50);
  sync(true, [entry('one', 'One')]);
  expect((await restore((await store()).id)).titles).toEqual(['One']);
});

test('changes without the whole space are no content', () => {
  sync(false, [entry('one', 'One')]);
  expect(existsSync(contentLogFolder)).toBe(false);
  expect(describeContent('.')).toBeUndefined();
});

test('what is missing or damaged in the store is named', async () => {
  sync(true, [entry('one', 'One')], [asset('picture', '//a/1')]);
  const { id } = await store();
  const [segment = ''] = readContentIndex('.') ?? [];
  const stored = JSON.parse(readFileSync(join('store', keys.snapshot(id)), 'utf8')) as {
    assets: Record<string, string>;
  };
  for (const key of [keys.segment(segment), keys.asset(stored.assets['//a/1'] ?? '')]) {
    const bytes = readFileSync(join('store', key));
    writeFileSync(join('store', key), 'damaged');
    await expect(restore(id)).rejects.toThrow(`${key} `);
    rmSync(join('store', key));
    await expect(restore(id)).rejects.toThrow(new RegExp(`${key} is missing`));
    writeFileSync(join('store', key), bytes);
  }
  writeFileSync(
    join('store', keys.snapshot(id)),
    JSON.stringify({ ...stored, snapshot: { format: 1, segments: [], pathHistory: null } }),
  );
  await expect(restore(id)).rejects.toThrow(`The snapshot ${id} is damaged.`);
  await expect(restore('0'.repeat(64))).rejects.toThrow('The store has no snapshot 000');
});

test('what a release names is stored after the release has changed the path history', async () => {
  sync(true, [entry('one', 'One')]);
  const described = await describeForRelease('.');
  replaceFile(pathHistoryFile, '{"last":{"one":"/one"}}');
  expect(await lastDescribed('.')).toEqual(described);
  expect(described).toMatchObject({ snapshot: { pathHistory: null }, pathHistory: '' });
  // A later build has other content, and the history as it is now.
  sync(false, [entry('two', 'Two')]);
  expect(await lastDescribed('.')).toEqual({
    snapshot: describeContent('.'),
    pathHistory: '{"last":{"one":"/one"}}',
  });
});
