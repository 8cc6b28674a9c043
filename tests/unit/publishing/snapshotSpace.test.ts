import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startEmulator, type Emulator } from 'contentful-emulator';
import { localSpace } from '~/contentful/localSpace';
import {
  foldContent,
  readContentIndex,
  readContentSegment,
  type ContentItemLine,
} from '~/plugins/contentful-consistency/contentLog';
import { assetUrls } from '~/publishing/snapshot/assetUrls';
import { describeContent } from '~/publishing/snapshot/contentSnapshot';
import { downloader } from '~/publishing/snapshot/downloadFile';
import { openSnapshotStore } from '~/publishing/snapshot/openSnapshotStore';
import { readSnapshot } from '~/publishing/snapshot/readSnapshot';
import { storeSnapshot } from '~/publishing/snapshot/storeSnapshot';
import { insight } from '../../fixtures/entries';
import { picturedSpace } from '../../fixtures/picturedSpace';
import { publishInto, startTestSpace } from '../../support/testSpace';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'snapshot-space-')));
const [built, rebuilt] = ['built', 'rebuilt'].map((name) => join(root, name)) as [string, string];
const spaces: Emulator[] = [];
afterAll(async () => {
  for (const space of spaces) await space.close();
  rmSync(root, { recursive: true });
});

/** Fetches the space as a build does; the token of the next sync. */
const sync = async (folder: string, space: Emulator, token = '', times = ''): Promise<string> => {
  const loader = resolve('node_modules/tsx/dist/loader.mjs');
  const script = join(__dirname, '../plugins/support/runSync.ts');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', loader, script, space.host, token],
    {
      cwd: folder,
      env: {
        ...process.env,
        NODE_EXTRA_CA_CERTS: space.certificateAuthorityFile,
        TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
        ...(times && { MODIFIED_TIMES_FROM: times }),
      },
      maxBuffer: 1e8,
    },
  );
  return (JSON.parse(stdout) as { token: string }).token;
};

const logged = (folder: string): ContentItemLine[] =>
  foldContent(
    (readContentIndex(folder) ?? []).map((segment) => readContentSegment(folder, segment)),
  ).items;

/** What a build gets, in the order of ids; hosts of files differ. */
const contentOf = (folder: string): unknown[] =>
  logged(folder)
    .map((line) => JSON.parse(JSON.stringify(line).replace(/"\/\/[^/]+\//g, '"//')) as object)
    .map((line) => JSON.stringify(line))
    .sort()
    .map((text) => JSON.parse(text) as unknown);

test('a space that serves a snapshot has the entries, times and files of the one it was made of', async () => {
  mkdirSync(built);
  mkdirSync(rebuilt);
  const space = await startTestSpace(built, await picturedSpace(built));
  spaces.push(space);
  const token = await sync(built, space);
  publishInto(space.store, insight('number-2', { title: { en: 'Later', fr: 'Insight number-2' } }));
  space.store.unpublish('Entry', 'number-3');
  publishInto(space.store, insight('brand-new', {}));
  await sync(built, space, token);
  const snapshot = describeContent(built);
  if (snapshot === undefined) throw new Error('no content');
  const address = join(root, 'store');
  const store = await openSnapshotStore(address, {});
  const download = downloader(built);
  const { id, files } = await storeSnapshot({
    ...{ siteFolder: built, address, store, snapshot, download },
  });
  expect(files).toBeGreaterThan(0);

  const restored = await readSnapshot(store, id, join(root, 'space'));
  const served = await startEmulator({
    ...localSpace,
    exportFile: restored.exportFile,
    stateFolder: join(rebuilt, '.space'),
    port: 0,
  });
  spaces.push(served);
  expect(served.warnings).toEqual([]);
  await sync(rebuilt, served, '', restored.modifiedTimesFile);
  expect(logged(built).length).toBeGreaterThan(50);
  expect(contentOf(rebuilt)).toEqual(contentOf(built));
  const [url = ''] = assetUrls(logged(built));
  const [again = ''] = assetUrls(logged(rebuilt));
  expect(await downloader(rebuilt)(again)).toEqual(await download(url));
}, 120_000);
