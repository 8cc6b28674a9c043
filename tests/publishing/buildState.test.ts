import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { publishingFiles, publishingFolder } from 'static-site-publisher/releases';
import {
  startPostgres,
  whyNoPostgres,
  type Postgres,
} from 'static-site-publisher/tests/support/startPostgres';
import { untilLine } from 'static-site-publisher/tests/support/untilLine';
import {
  startObjectStore,
  storeEnvironment,
  whyNoObjectStore,
  type LocalObjectStore,
} from '../../scripts/servers/objectStore';
import { startProcess, type PublisherProcess } from './support/publisherProcess';
import { currentSite, servedFiles } from './support/targetSite';
import { isQuiet, publishEntry, tenPages, waitForStatus, type Content } from './support/testSite';

const missing = whyNoPostgres() ?? whyNoObjectStore();
if (missing !== undefined) console.warn(`Without shared build states: ${missing}`);
const run = missing === undefined ? test : test.skip;

const script = resolve('tests/publishing/support/cachedBuild.mjs');
const shared = realpathSync(mkdtempSync(join(tmpdir(), 'build-state-')));
const { releases, logs } = publishingFiles(join(shared, publishingFolder));
const publishers: PublisherProcess[] = [];
let postgres: Postgres;
let store: LocalObjectStore;
let environment: NodeJS.ProcessEnv;

const setContent = (content: Content): void => {
  writeFileSync(join(shared, 'content.part'), JSON.stringify(content));
  // The project folders have links to the shared file.
  renameSync(join(shared, 'content.part'), join(shared, 'content.json'));
};
/** Starts a publisher in a project folder without a cache, as a new machine has it. */
const start = async (name: string): Promise<PublisherProcess> => {
  const folder = join(shared, name);
  mkdirSync(folder);
  for (const file of ['content.json', publishingFolder])
    symlinkSync(join(shared, file), join(folder, file));
  const started = await startProcess(folder, undefined, environment);
  publishers.push(started);
  return started;
};
const lastBuild = (): string => {
  const names = readdirSync(logs).filter((name) => name.endsWith('.log'));
  return readFileSync(join(logs, names.sort().at(-1) ?? ''), 'utf8');
};
const edited = (text: string): Content => ({
  value: 'one',
  pages: tenPages.map((page, index) => (index === 4 ? { ...page, text } : page)),
});
const publish = async ({ origin = '' }: PublisherProcess, content: Content): Promise<void> => {
  setContent(content);
  expect(await publishEntry(origin, 'entry-4')).toBe(200);
  await waitForStatus(origin, (status) => isQuiet(status) && status.leadership?.isLeader === true);
};
/** What a build writes that has nothing of earlier ones. */
const buildCold = async (): Promise<Map<string, string>> => {
  const folder = join(shared, 'cold');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  symlinkSync(join(shared, 'content.json'), join(folder, 'content.json'));
  execFileSync(process.execPath, [script], { cwd: folder });
  return servedFiles(join(folder, 'public'));
};

beforeAll(async () => {
  if (missing !== undefined) return;
  mkdirSync(join(shared, publishingFolder));
  [postgres, store] = await Promise.all([startPostgres(), startObjectStore(['state'])]);
  environment = {
    ...storeEnvironment(store.endpoint),
    BUILD_SCRIPT: script,
    BUILD_IDENTITY: 'these sources',
    PUBLISH_QUEUE: await postgres.createDatabase(),
    PUBLISH_BUILD_STATE: 's3://state/site',
  };
});
afterAll(async () => {
  if (missing !== undefined) return;
  for (const { kill } of publishers) await kill();
  await Promise.all([postgres.remove(), store.stop()]);
  rmSync(shared, { recursive: true, force: true });
});

run(
  'a publisher that takes over after a kill builds from the state of the one before',
  async () => {
    setContent(edited('first'));
    const first = await start('machine-1');
    await untilLine(first.lines, 'build state: stored');
    expect(lastBuild()).toContain(`reused 0 of ${tenPages.length} pages`);
    const second = await start('machine-2');

    first.lines.length = 0;
    await publish(first, edited('second'));
    expect(lastBuild()).toContain(`reused ${tenPages.length - 1} of ${tenPages.length} pages`);
    await untilLine(first.lines, 'build state: stored');
    // The pages of one edit: blocks of the page, of the record and of a part of the database.
    expect(first.lines.join('\n')).toMatch(/stored, [1-6] of \d+ blocks/);

    // Killed while it builds: the run is begun again by the other one.
    setContent({ ...edited('third'), milliseconds: 5000 });
    expect(await publishEntry(first.origin ?? '', 'entry-4')).toBe(200);
    await waitForStatus(first.origin ?? '', ({ state }) => state === 'building');
    await first.kill();
    setContent(edited('third'));
    await untilLine(second.lines, 'live: ');
    expect(second.lines.join('\n')).toMatch(/build state: restored \d+ files/);
    expect(lastBuild()).toContain(`reused ${tenPages.length - 1} of ${tenPages.length} pages`);
    expect(await servedFiles(currentSite(releases))).toEqual(await buildCold());

    // Now it stores, and a third machine goes on from there.
    await untilLine(second.lines, 'build state: stored');
    const third = await start('machine-3');
    await second.kill();
    await publish(third, edited('fourth'));
    expect(lastBuild()).toContain(`reused ${tenPages.length - 1} of ${tenPages.length} pages`);
    expect(await servedFiles(currentSite(releases))).toEqual(await buildCold());
  },
);

run('without the store the publisher that takes over builds cold, with one line', async () => {
  await store.stop();
  const last = publishers.at(-1);
  const next = await start('machine-4');
  await last?.kill();
  await publish(next, edited('fifth'));
  expect(lastBuild()).toContain(`reused 0 of ${tenPages.length} pages`);
  const said = next.lines.filter((line) => line.includes('build state: cannot be restored'));
  expect(said).toHaveLength(1);
  expect(await servedFiles(currentSite(releases))).toEqual(await buildCold());
});
