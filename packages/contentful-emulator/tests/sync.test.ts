import type { Emulator } from '../src/startEmulator';
import { sendRequest } from './support/sendRequest';
import {
  cleanUp,
  makeClient,
  makeFolder,
  previewToken,
  startSmallSpace,
} from './support/smallSpace';

afterEach(cleanUp);

type Sync = Awaited<ReturnType<ReturnType<typeof makeClient>['sync']>>;

const names = (sync: Sync) => ({
  entries: sync.entries.map(({ sys }) => sys.id).sort(),
  assets: sync.assets.map(({ sys }) => sys.id).sort(),
  deletedEntries: sync.deletedEntries.map(({ sys }) => sys.id).sort(),
  deletedAssets: sync.deletedAssets.map(({ sys }) => sys.id).sort(),
});
const nothing = { entries: [], assets: [], deletedEntries: [], deletedAssets: [] };
const everything = {
  ...nothing,
  entries: ['first', 'mara', 'second', 'talvane', 'third'],
  assets: ['empty', 'mark', 'picture', 'report'],
};

const follow = (server: Emulator, token: string | undefined) =>
  makeClient(server).withoutLinkResolution.sync({ nextSyncToken: token ?? '' });
const start = (server: Emulator, query: object = {}) =>
  makeClient(server).withoutLinkResolution.sync({ initial: true, ...query });

const pageCount = async (server: Emulator, limit: number) => {
  let path: string | undefined =
    `/spaces/smallspace/environments/master/sync?initial=true&limit=${limit}`;
  let count = 0;
  while (path) {
    const page = (await sendRequest(server, path)).json() as {
      nextPageUrl?: string;
      items: unknown[];
    };
    expect(page.items.length).toBeLessThanOrEqual(limit);
    count += 1;
    path = page.nextPageUrl?.replace(server.origin, '');
  }
  return count;
};

test('an initial sync returns everything published, in all locales, page by page', async () => {
  const server = await startSmallSpace();
  for (const limit of [1, 2, 4, 9, 1000]) {
    expect(names(await start(server, { limit }))).toEqual(everything);
    expect(await pageCount(server, limit)).toBe(Math.ceil(9 / limit));
  }
  const { entries } = await start(server);
  const first = entries.find(({ sys }) => sys.id === 'first');
  expect(first?.fields.title).toEqual({ en: 'The first question', fr: 'La première question' });
});

test.each<[object, object]>([
  [{ type: 'Entry' }, { entries: everything.entries }],
  [{ type: 'Asset' }, { assets: everything.assets }],
  [{ type: 'Entry', content_type: 'person' }, { entries: ['mara'] }],
  [{ type: 'Deletion' }, {}],
])('an initial sync filters by %j', async (query, expected) => {
  const server = await startSmallSpace();
  expect(names(await start(server, query))).toEqual({ ...nothing, ...expected });
});

test('a delta has only changed entities, each once in its latest state', async () => {
  const server = await startSmallSpace();
  const { store } = server;
  let { nextSyncToken } = await start(server, { limit: 3 });
  const next = async () => {
    const response = await follow(server, nextSyncToken);
    nextSyncToken = response.nextSyncToken;
    return response;
  };
  expect(names(await next())).toEqual(nothing);

  store.setField('Entry', 'second', 'title', 'Only a draft');
  expect(names(await next())).toEqual(nothing);

  store.publish('Entry', 'second');
  store.setField('Entry', 'second', 'title', 'Twice');
  store.publish('Entry', 'second');
  store.publish('Entry', 'draft');
  const changed = await next();
  expect(names(changed)).toEqual({ ...nothing, entries: ['draft', 'second'] });
  expect(changed.entries.find(({ sys }) => sys.id === 'second')?.fields.title).toEqual({
    en: 'Twice',
  });

  store.unpublish('Entry', 'second');
  store.unpublish('Asset', 'report');
  store.delete('Asset', 'report');
  expect(names(await next())).toEqual({
    ...nothing,
    deletedEntries: ['second'],
    deletedAssets: ['report'],
  });
  expect(names(await next())).toEqual(nothing);

  store.publish('Entry', 'second');
  expect(names(await next())).toEqual({ ...nothing, entries: ['second'] });
});

test('a paged delta excludes changes after its start, which the next delta contains', async () => {
  const server = await startSmallSpace();
  const { store } = server;
  const { nextSyncToken } = await start(server, { limit: 2 });
  for (const id of ['first', 'second', 'third', 'mara', 'talvane']) store.publish('Entry', id);
  const first = await makeClient(server).withoutLinkResolution.sync(
    { nextSyncToken: nextSyncToken ?? '' },
    { paginate: false },
  );
  expect(names(first).entries).toEqual(['first', 'second']);
  store.unpublish('Entry', 'mara');
  store.publish('Entry', 'first');
  const rest = await makeClient(server).withoutLinkResolution.sync({
    nextPageToken: first.nextPageToken ?? '',
  });
  expect(names(rest)).toEqual({ ...nothing, entries: ['talvane', 'third'] });
  expect(names(await follow(server, rest.nextSyncToken))).toEqual({
    ...nothing,
    entries: ['first'],
    deletedEntries: ['mara'],
  });
});

test('tokens stay valid after a restart on another port', async () => {
  const stateFolder = makeFolder();
  const server = await startSmallSpace({ stateFolder });
  const { nextSyncToken } = await start(server);
  server.store.publish('Entry', 'third');
  const later = await follow(server, nextSyncToken);
  await server.close();

  const again = await startSmallSpace({ stateFolder });
  expect(again.contentVersion()).toBe(server.contentVersion());
  expect(names(await follow(again, nextSyncToken))).toEqual({ ...nothing, entries: ['third'] });
  again.store.unpublish('Entry', 'third');
  const last = await follow(again, later.nextSyncToken);
  expect(names(last)).toEqual({ ...nothing, deletedEntries: ['third'] });
});

test('rejects tokens of another space, journal or view, and modified tokens', async () => {
  const server = await startSmallSpace();
  const other = await startSmallSpace({ spaceId: 'otherspace' });
  const { nextSyncToken: foreign } = await makeClient(other, { space: 'otherspace' }).sync({
    initial: true,
  });
  server.store.publish('Entry', 'third');
  const { nextSyncToken: own } = await start(server);
  const otherJournal = await startSmallSpace();
  otherJournal.store.publish('Entry', 'first');
  const status = async (on: Emulator, token: string | undefined, as?: string) => {
    const path = `/spaces/smallspace/sync?sync_token=${token}`;
    return (await sendRequest(on, path, as === undefined ? {} : { token: as })).status;
  };
  expect(await status(server, own)).toBe(200);
  expect(await status(server, foreign)).toBe(400);
  expect(await status(otherJournal, own)).toBe(400);
  expect(await status(server, own, previewToken)).toBe(400);
  expect(await status(server, `${own}x`)).toBe(400);
  expect(await status(server, own?.slice(4))).toBe(400);
});

test('sync of the preview API contains drafts and deletions', async () => {
  const server = await startSmallSpace();
  const { store } = server;
  const preview = makeClient(server, { accessToken: previewToken }).withoutLinkResolution;
  const begin = await preview.sync({ initial: true });
  expect(names(begin).entries).toEqual(['draft', ...everything.entries]);
  store.setField('Entry', 'draft', 'title', 'Better');
  store.unpublish('Entry', 'third');
  const saved = await preview.sync({ nextSyncToken: begin.nextSyncToken ?? '' });
  expect(names(saved)).toEqual({ ...nothing, entries: ['draft', 'third'] });
  store.delete('Entry', 'third');
  const gone = await preview.sync({ nextSyncToken: saved.nextSyncToken ?? '' });
  expect(names(gone)).toEqual({ ...nothing, deletedEntries: ['third'] });
});
