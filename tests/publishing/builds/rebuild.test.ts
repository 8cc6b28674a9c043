import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startPublisher } from 'static-site-publisher';
import { makeKeyPair } from 'static-site-publisher/releases';
import { startSiteServer, type SiteServer } from '~/hosting/startSiteServer';
import { publisherConfig } from '~/publishing/publisherConfig';
import { readPublishingSettings } from '~/publishing/readPublishingSettings';
import { openWorktree, type Worktree } from '~/scripts/verify/openWorktree';
import { picturedSpace } from '../../fixtures/picturedSpace';
import { startTestSpace } from '../../support/testSpace';
import {
  isQuiet,
  makeTestSite,
  publishEntry,
  waitForStatus,
  type TestSite,
} from '../support/testSite';

/** A release is rebuilt from its commit, which sources without git have not. */
const hasCommit = existsSync('.git');
const run = hasCommit ? test : test.skip;
const project = resolve('.');
const root = realpathSync(mkdtempSync(join(tmpdir(), 'rebuild-test-')));
const snapshots = join(root, 'snapshots');
const keys = makeKeyPair();
const lines: string[] = [];
let worktree: Worktree;
let site: TestSite;
let server: SiteServer;

const verify = (...args: string[]): Promise<{ code: number; output: string }> =>
  new Promise((done) => {
    const command = ['--import', 'tsx', 'scripts/verify.ts', server.origin, ...args];
    const options = { cwd: project, maxBuffer: 1e8 };
    execFile(process.execPath, command, options, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });

beforeAll(async () => {
  if (!hasCommit) return;
  // What is not committed cannot be rebuilt.
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: project, encoding: 'utf8' });
  worktree = await openWorktree(project, commit.trim(), join(root, 'site'));
  site = makeTestSite(worktree.folder);
  const space = await startTestSpace(worktree.folder, await picturedSpace(worktree.folder));
  process.env.PUBLISH_SNAPSHOTS = snapshots;
  const publisher = await startPublisher({
    ...publisherConfig,
    settings: readPublishingSettings({
      PUBLISH_PORT: '0',
      PUBLISH_STANDBY: '0',
      PUBLISH_SIGNING_KEY: keys.privateKey,
    }),
    siteFolder: worktree.folder,
    log: (line) => lines.push(line),
  });
  try {
    await waitForStatus(publisher.origin, isQuiet);
    // A title in one language, whose time no space tells later, and a page that moves and leaves a redirect.
    space.store.setField('Entry', 'number-2', 'title', 'A later title');
    space.store.publish('Entry', 'number-2');
    space.store.setField('Entry', 'number-1', 'slug', 'number-one');
    space.store.publish('Entry', 'number-1');
    expect(await publishEntry(publisher.origin, 'number-1')).toBe(200);
    const { failure } = await waitForStatus(
      publisher.origin,
      ({ state, queueLength }) => state === 'failed' || (state === 'idle' && queueLength === 0),
    );
    expect(failure).toBeUndefined();
  } finally {
    delete process.env.PUBLISH_SNAPSHOTS;
    await publisher.close();
    await space.close();
  }
  server = await startSiteServer({
    folder: join(site.releases, 'current/site'),
    port: 0,
    submissionsFolder: join(root, 'submissions'),
    log: () => undefined,
  });
}, 1_200_000);
afterAll(async () => {
  if (!hasCommit) return;
  await server.close();
  await worktree.remove();
  rmSync(root, { recursive: true, force: true });
});

run(
  'a release is rebuilt from its commit and the snapshot of its content, with the same bytes',
  async () => {
    expect(site.readReleased('_redirects')).toContain('/insights/number-one  301');
    const { code, output } = await verify('--key', keys.publicKey, '--snapshot', snapshots);
    expect(output).toMatch(/snapshot: \d+ entries, 1 files/);
    const counts = [...output.matchAll(/(\d+) of (\d+) \w+ files are those of (.*)/g)].map(
      ([, same, all, what]) => [what, Number(all) - Number(same), Number(all) > 100],
    );
    expect([output.match(/^\S+ (?:differs|is not in|is in the rebuilt).*$/gm), counts]).toEqual([
      null,
      [
        ['the signed release', 0, true],
        ['the rebuilt site', 0, true],
      ],
    ]);
    expect(code).toBe(0);
  },
  1_200_000,
);
