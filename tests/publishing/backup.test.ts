import { execFile, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { currentRelease, listReleases } from 'static-site-publisher/releases';
import { create } from 'tar';
import { startSiteServer } from '~/hosting/startSiteServer';
import { readBuildState } from '~/gatsby/records/buildState';
import { modifiedTimesFile } from '~/gatsby/records/modifiedTimes';
import { historyFile } from '~/gatsby/records/translationHistory';
import { replaceFile } from '~/gatsby/records/replaceFile';
import { restoreBackup } from '~/publishing/backup/restoreBackup';
import { startProcess } from './support/publisherProcess';
import { startTestPublisher } from './support/startTestPublisher';
import {
  isQuiet,
  makeTestSite,
  publishEntry,
  tenPages,
  waitForStatus,
  type TestSite,
} from './support/testSite';

const rounds = Number(process.env.BACKUPS ?? 4);
const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const backups = join(folder, 'backups');
const loader = resolve('node_modules/tsx/dist/loader.mjs');
let site: TestSite;

/** What had been acknowledged when a backup began. */
type Acknowledged = { file: string; webhooks: string[]; messages: string[]; recorded: number };
const taken: Acknowledged[] = [];

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const journalOf = (project: string): { seq: number; key: string }[] =>
  readFileSync(join(project, '.publishing/webhooks.ndjson'), 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as { seq: number; key: string });
const messagesOf = (project: string): string[] => {
  const submissions = join(project, '.space/submissions');
  return readdirSync(submissions)
    .filter((name) => name.endsWith('.json'))
    .map((name) => (readJson(join(submissions, name)) as { message: string }).message);
};
/** Restores a backup in a new folder. */
const restoreNew = async (file: string): Promise<string> => {
  const project = mkdtempSync(join(folder, 'project-'));
  await restoreBackup(project, file, { overwrite: false });
  return project;
};
const argumentsOf = (script: string, args: string[]): string[] => [
  '--import',
  loader,
  resolve('scripts', script),
  ...args,
];
const env = { ...process.env, TSX_TSCONFIG_PATH: resolve('tsconfig.json') };
const command = (script: string, cwd: string, args: string[]) => {
  const options = { cwd, encoding: 'utf8', env } as const;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    argumentsOf(script, args),
    options,
  );
  return { status, output: stdout + stderr };
};

/** Entries that have changed; large enough that a copy takes some time. */
const timesOf = (round: number): object =>
  Object.fromEntries(
    Array.from({ length: 1500 }, (_, index) => [
      `entry-${index}`,
      { en: { hash: 'aaaaaaaaaaaa', at: new Date(round * 1000).toISOString() } },
    ]),
  );
/** As builds do. */
const record = (round: number): void => {
  replaceFile(join(site.folder, modifiedTimesFile), JSON.stringify(timesOf(round)));
  replaceFile(join(site.folder, historyFile), JSON.stringify({ round }));
};
const recordedIn = (project: string): number => {
  const times = readJson(join(project, modifiedTimesFile)) as Record<
    string,
    { en: { at: string } }
  >;
  const ends = [times['entry-0'], times['entry-1499']].map((entry) => entry?.en.at ?? '');
  expect(ends[0]).toBe(ends[1]);
  return new Date(ends[0] ?? '').getTime() / 1000;
};

beforeAll(async () => {
  site = makeTestSite(mkdtempSync(join(folder, 'site-')));
  mkdirSync(backups);
  site.setContent({ value: 'first', pages: tenPages });
  record(0);
  const publisher = await startTestPublisher(site.folder);
  await waitForStatus(publisher.origin, isQuiet);
  const server = await startSiteServer({
    folder: join(site.releases, 'current/site'),
    port: 0,
    submissionsFolder: join(site.folder, '.space/submissions'),
    connectors: [{ name: 'crm', deliver: () => wait(5) }],
    log: () => undefined,
  });
  const webhooks: string[] = [];
  const messages: string[] = [];
  let isOver = false;
  const load = async (work: (index: number) => Promise<void>): Promise<void> => {
    for (let index = 0; !isOver; index += 1) await work(index);
  };
  const publishing = load(async (index) => {
    const key = `edit-${index}`;
    site.setContent({ value: key, pages: tenPages });
    if ((await publishEntry(publisher.origin, 'entry-1', { key })) === 200) webhooks.push(key);
    await wait(20);
  });
  const sending = load(async (index) => {
    const message = `message ${index}`;
    const { ok } = await fetch(`${server.origin}/api/contact`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'x-forwarded-for': `10.0.${index >> 8}.${index & 255}`,
      },
      body: JSON.stringify({
        firstName: 'Mara',
        lastName: 'Oduya',
        email: 'mara@example.com',
        company: 'Halvorsen Grain',
        message,
        terms: 'on',
        site: '/us/en',
      }),
    });
    if (ok) messages.push(message);
    await wait(10);
  });
  let recorded = 0;
  const recording = load(async (index) => {
    record(index);
    recorded = index;
    await wait(60);
  });
  const takeBackup = async (round: number): Promise<void> => {
    await wait(150);
    // A busy machine acknowledges less in that time.
    while (round === rounds - 1 && Math.min(webhooks.length, messages.length) <= 20) await wait(50);
    const before = { webhooks: [...webhooks], messages: [...messages], recorded };
    const file = join(backups, `${round}.tar.gz`);
    const options = { cwd: site.folder, env };
    await promisify(execFile)(process.execPath, argumentsOf('backup.ts', [file]), options);
    taken.push({ ...before, file });
  };
  try {
    for (let round = 0; round < rounds; round += 1) await takeBackup(round);
  } finally {
    isOver = true;
    await Promise.all([publishing, sending, recording]);
    await server.close();
    await publisher.close();
  }
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a backup under load has every webhook and submission that was acknowledged before it', async () => {
  expect(taken.at(-1)?.webhooks.length).toBeGreaterThan(20);
  expect(taken.at(-1)?.messages.length).toBeGreaterThan(20);
  for (const { file, webhooks, messages } of taken) {
    const project = await restoreNew(file);
    const journal = journalOf(project);
    expect(journal.map(({ key }) => key)).toEqual(expect.arrayContaining(webhooks));
    expect(messagesOf(project)).toEqual(expect.arrayContaining(messages));
    const { liveSeq } = readJson(join(project, '.publishing/state.json')) as { liveSeq: number };
    expect(journal.at(-1)?.seq).toBeGreaterThanOrEqual(liveSeq);
    const releases = join(project, '.publishing/releases');
    const current = currentRelease(releases) ?? '';
    expect(listReleases(releases)).toContain(current);
    const manifest = readJson(join(releases, current, 'manifest.json')) as object;
    for (const name of Object.keys(manifest))
      expect(existsSync(join(releases, current, 'site', name))).toBe(true);
  }
}, 60_000);

test('a backup has when entries changed, and a restore makes the next build read the whole space', async () => {
  for (const { file, recorded } of taken) {
    const project = await restoreNew(file);
    expect(recordedIn(project)).toBeGreaterThanOrEqual(recorded);
    expect(readJson(join(project, historyFile))).toHaveProperty('round');
  }
  const { file } = taken.at(-1) ?? { file: '' };
  const project = await restoreNew(file);
  const { ...before } = taken[0];
  // The cache has publications that the restored times lack.
  replaceFile(
    join(project, '.cache/contentful-build.json'),
    JSON.stringify({ origin: 'space', isFinished: true }),
  );
  await restoreBackup(project, before.file ?? '', { overwrite: true });
  const cwd = process.cwd();
  process.chdir(project);
  try {
    expect(readBuildState()).toEqual({ origin: 'space', isFinished: false });
  } finally {
    process.chdir(cwd);
  }
  expect(recordedIn(project)).toBeLessThan(recordedIn(await restoreNew(file)));
  expect(
    readdirSync(join(project, '.space')).filter((name) => name.includes('.before-')),
  ).toHaveLength(3);
}, 60_000);

test('a publisher goes on from a restored backup, with its queue and its releases', async () => {
  const { file } = taken.at(-1) ?? { file: '' };
  const restored = makeTestSite(await restoreNew(file));
  const before = currentRelease(restored.releases) ?? '';
  restored.setContent({ value: 'after the restore', pages: tenPages });
  const publisher = await startTestPublisher(restored.folder);
  await publishEntry(publisher.origin, 'entry-2');
  await waitForStatus(publisher.origin, isQuiet);
  await publisher.close();
  expect((currentRelease(restored.releases) ?? '') > before).toBe(true);
  expect(restored.readReleased('aa/en/page-1/index.html')).toContain('after the restore');
});

test('a backup is for its owner only, and leaves nothing behind in the project', () => {
  for (const { file } of taken) expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(backups)).toHaveLength(rounds);
  expect(
    readdirSync(join(site.folder, '.publishing')).filter((name) => name.startsWith('.')),
  ).toEqual([]);
});

test('a damaged archive is refused, and changes nothing', async () => {
  const { file } = taken[0] ?? { file: '' };
  const damaged = join(folder, 'damaged.tar.gz');
  const expectRefusal = async (
    message: RegExp | string = 'is damaged or no backup',
  ): Promise<void> => {
    const project = mkdtempSync(join(folder, 'project-'));
    await expect(restoreBackup(project, damaged, { overwrite: true })).rejects.toThrow(message);
    for (const name of ['state.json', 'webhooks.ndjson', 'releases'])
      expect(existsSync(join(project, '.publishing', name))).toBe(false);
    expect(readdirSync(join(project, '.publishing'))).toEqual([]);
  };
  const original = readFileSync(file);
  const tar = gunzipSync(original);
  /** Some bits of gzip mean nothing, such as its time. */
  const isSame = (bytes: Buffer): boolean => {
    try {
      return gunzipSync(bytes).equals(tar);
    } catch {
      return false;
    }
  };
  let flipped = 0;
  for (const at of [0.01, 0.2, 0.35, 0.5, 0.65, 0.8, 0.99]) {
    const bytes = Buffer.from(original);
    const index = Math.floor(bytes.length * at);
    bytes[index] = (bytes[index] ?? 0) ^ 0xff;
    writeFileSync(damaged, bytes);
    if (!isSame(bytes)) {
      await expectRefusal();
      flipped += 1;
    }
    copyFileSync(file, damaged);
    truncateSync(damaged, index);
    await expectRefusal();
  }
  expect(flipped).toBeGreaterThan(3);
  // With a correct checksum of gzip: those of the manifest find it.
  const text = Buffer.from(tar);
  const found = text.lastIndexOf('"message": "message ');
  text[found + '"message": "m'.length] = 'X'.charCodeAt(0);
  writeFileSync(damaged, gzipSync(text));
  await expectRefusal(/\.space\/submissions\/\S+\.json has another checksum/);

  const other = mkdtempSync(join(folder, 'other-'));
  writeFileSync(
    join(other, 'backup.json'),
    JSON.stringify({ format: 1, createdAt: '', files: {} }),
  );
  symlinkSync('/etc', join(other, '.publishing'));
  await create({ file: damaged, cwd: other, gzip: true }, ['backup.json', '.publishing']);
  await restoreBackup(mkdtempSync(join(folder, 'project-')), damaged, { overwrite: false });
  writeFileSync(join(other, 'more'), '');
  await create({ file: damaged, cwd: other, gzip: true }, ['backup.json', 'more']);
  await expectRefusal('more has no checksum');
  writeFileSync(damaged, 'no archive');
  await expectRefusal();
}, 60_000);

test('restore replaces nothing without --overwrite, and never what a running publisher uses', async () => {
  const { file } = taken[0] ?? { file: '' };
  const project = await restoreNew(file);
  const before = readFileSync(join(project, '.publishing/state.json'), 'utf8');
  const refused = command('restore.ts', project, [file]);
  expect(refused.status).toBe(1);
  expect(refused.output).toContain(
    'error There is .publishing/state.json, .publishing/webhooks.ndjson,',
  );
  writeFileSync(join(project, 'content.json'), JSON.stringify({ pages: tenPages }));
  const running = await startProcess(project);
  const inUse = command('restore.ts', project, [file, '--overwrite']);
  expect(inUse.output).toMatch(
    /^error The publisher runs already, as process \d+\. Stop it first\.$/m,
  );
  await running.kill();

  const { file: last } = taken.at(-1) ?? { file: '' };
  expect(command('restore.ts', project, [last, '--overwrite']).output).toMatch(
    /restored the backup of \S+; the release is \d+-\S+\n[^]*replaced: \.publishing\/state\.json\.before-/,
  );
  const after = readFileSync(join(project, '.publishing/state.json'), 'utf8');
  expect(after).not.toBe(before);
  const again = command('backup.ts', project, [backups]);
  expect(again.output).toMatch(
    /backup-\d{8}T\d{6}\.tar\.gz: \d releases, \d+ submissions, \d+\.\d MB/,
  );
}, 60_000);
