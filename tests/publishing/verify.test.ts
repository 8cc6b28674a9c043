import { execFile } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { currentRelease, makeKeyPair, releaseFiles } from 'static-site-publisher/releases';
import { startSiteServer, type SiteServer } from '~/hosting/startSiteServer';
import { openWorktree } from '~/scripts/verify/openWorktree';
import type { RunningPublisher } from 'static-site-publisher';
import { startTestPublisher } from './support/startTestPublisher';
import {
  isQuiet,
  makeTestSite,
  publishEntry,
  settings,
  tenPages,
  waitForStatus,
} from './support/testSite';

const site = makeTestSite();
const keys = makeKeyPair();
let publisher: RunningPublisher;
let server: SiteServer;

const verify = (...args: string[]): Promise<{ code: number; output: string }> =>
  new Promise((done) => {
    const command = ['--import', 'tsx', resolve('scripts/verify.ts'), ...args];
    execFile(process.execPath, command, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
const liveFile = (name: string): string =>
  join(releaseFiles(site.releases, currentRelease(site.releases) ?? '').site, name);
/** Changes one byte of a live file, for as long as the work takes. */
const withChangedByte = async (name: string, work: () => Promise<void>): Promise<void> => {
  const file = liveFile(name);
  const bytes = readFileSync(file);
  const changed = Buffer.from(bytes);
  changed[10] = (changed[10] ?? 0) ^ 1;
  chmodSync(file, 0o644);
  writeFileSync(file, changed);
  try {
    await work();
  } finally {
    writeFileSync(file, bytes);
  }
};

const report = 'static/0123abcd/report.pdf';

beforeAll(async () => {
  mkdirSync(join(site.folder, 'public', dirname(report)), { recursive: true });
  writeFileSync(join(site.folder, 'public', report), 'for who has filled in the form');
  site.setContent({ value: 'one', pages: tenPages });
  publisher = await startTestPublisher(site.folder, {
    settings: { ...settings, signingKey: keys.privateKey },
  });
  await waitForStatus(publisher.origin, isQuiet);
  site.setContent({
    value: 'one',
    pages: tenPages.map((page, index) => (index === 3 ? { ...page, text: 'another' } : page)),
  });
  await publishEntry(publisher.origin, 'entry-3');
  await waitForStatus(publisher.origin, isQuiet);
  server = await startSiteServer({
    folder: join(site.releases, 'current/site'),
    port: 0,
    submissionsFolder: join(site.folder, '.space/submissions'),
    log: () => undefined,
  });
});
afterAll(async () => {
  await server.close();
  await publisher.close();
  site.remove();
});

test('an untouched release is verified by its signature and every file', async () => {
  const { code, output } = await verify(server.origin, '--key', keys.publicKey);
  expect(output).toMatch(/signed: 000002-\S+ of 20/);
  expect(output).toMatch(/commit: [0-9a-f]{40}|node: v/);
  const [, same, all] =
    /(\d+) of (\d+) live files are those of the signed release/.exec(output) ?? [];
  expect(Number(all)).toBeGreaterThan(10);
  expect(same).toBe(all);
  expect(code).toBe(0);
  // Its address is a secret.
  expect(readFileSync(liveFile(report), 'utf8')).toContain('filled in');
  for (const name of readdirSync(liveFile('release-manifest')))
    expect(readFileSync(liveFile(`release-manifest/${name}`), 'utf8')).not.toContain('report');
});

test('a changed byte and a missing file are named', async () => {
  const page = 'aa/en/page-4/index.html';
  await withChangedByte(page, async () => {
    const { code, output } = await verify(server.origin, '--key', keys.publicKey);
    expect(output).toContain(`${page} differs\n`);
    expect(output.match(/ differs$/gm)).toHaveLength(1);
    expect(code).toBe(1);
  });
  renameSync(liveFile(page), liveFile('aside'));
  const { code, output } = await verify(server.origin, '--key', keys.publicKey);
  renameSync(liveFile('aside'), liveFile(page));
  expect(output).toContain(`${page} answers 404\n`);
  expect(code).toBe(1);
});

test('a manifest that was changed, or signed by another key, is refused', async () => {
  await withChangedByte('release-manifest.json', async () => {
    const { code, output } = await verify(server.origin, '--key', keys.publicKey);
    expect(output).toContain('The signature of /release-manifest.json is not by this key.');
    expect(code).toBe(1);
  });
  const [part = ''] = readdirSync(liveFile('release-manifest'));
  await withChangedByte(`release-manifest/${part}`, async () => {
    const { code, output } = await verify(server.origin, '--key', keys.publicKey);
    expect(output).toContain(`/release-manifest/${part} is not that of the signed manifest.`);
    expect(code).toBe(1);
  });
  const other = await verify(server.origin, '--key', makeKeyPair().publicKey);
  expect(other.output).toContain('The signature of /release-manifest.json is not by this key.');
  expect((await verify(server.origin, '--key', 'no key')).output).toContain(
    'The public key must be an Ed25519 key',
  );
  expect((await verify(server.origin)).output).toContain('Name the public key');
});

test('the live files are compared with a build on another machine', async () => {
  const built = join(site.folder, 'rebuilt');
  cpSync(join(site.folder, 'public'), built, { recursive: true });
  const same = await verify(server.origin, '--against', built);
  expect([same.code, same.output]).toEqual([0, expect.stringContaining(`those of ${built}`)]);
  writeFileSync(join(built, 'aa/en/page-5/index.html'), 'another build');
  const { code, output } = await verify(server.origin, '--against', built, '--key', keys.publicKey);
  expect(output).toContain('aa/en/page-5/index.html differs\n');
  expect(output).toContain('are those of the signed release');
  expect(code).toBe(1);
  rmSync(built, { recursive: true });
});

test('verify says what is missing for a rebuild', async () => {
  const rebuild = ['--snapshot', join(site.folder, 'snapshots')];
  const { code, output } = await verify(server.origin, '--key', keys.publicKey, ...rebuild);
  expect(output).toContain('are those of the signed release');
  expect(output).toContain('error The release names no snapshot of its content');
  expect(code).toBe(1);
  const without = await verify(server.origin, '--against', 'public', ...rebuild);
  expect(without.output).toContain('--snapshot needs the public key');
  const open = (commit?: string) => openWorktree(resolve('.'), commit, join(site.folder, 'other'));
  await expect(open()).rejects.toThrow('The release names no commit');
  await expect(open('a'.repeat(40))).rejects.toThrow(`This clone has no commit ${'a'.repeat(40)}`);
  await expect(open(`${'a'.repeat(40)} with changes`)).rejects.toThrow('which is no commit');
});
