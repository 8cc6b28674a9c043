import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Emulator } from 'contentful-emulator';
import { memoryStore } from 'static-site-publisher/tests/support/memoryStore';
import { openSharedBuild, type SharedBuild } from 'static-site-publisher/tests/support/sharedBuild';
import { untilLine } from 'static-site-publisher/tests/support/untilLine';
import { modifiedTimesFile } from '~/gatsby/records/modifiedTimes';
import { publisherConfig } from '~/publishing/publisherConfig';
import { hashFolder } from '~/publishing/verify/hashFolder';
import { copySources } from '~/scripts/support/copySources';
import { prepareExportFile } from '~/scripts/support/connectSpace';
import { picturedSpace } from '../../fixtures/picturedSpace';
import { startTestSpace } from '../../support/testSpace';

/** Builds a small space twice cold and once warm, or the demo space. */
const isDemo = process.env.GATSBY_STATE === 'demo';
const root = realpathSync(mkdtempSync(join(tmpdir(), 'gatsby-state-')));
/** Each machine has the project in this folder. */
const site = join(root, 'site');
const { store } = memoryStore();
let space: Emulator;

const open = (folder: string, env: NodeJS.ProcessEnv = {}): SharedBuild => {
  copySources(folder);
  const { buildState, buildCommand, prewarmCommand = [] } = publisherConfig;
  if (buildState === undefined) throw new Error('no build state');
  return openSharedBuild({
    ...{ siteFolder: folder, buildState, store, command: buildCommand, prewarmCommand },
    env: {
      ...process.env,
      CONTENTFUL_SPACE_ID: space.spaceId,
      CONTENTFUL_ENVIRONMENT: space.environment,
      CONTENTFUL_ACCESS_TOKEN: space.deliveryToken,
      CONTENTFUL_HOST: space.host,
      NODE_EXTRA_CA_CERTS: space.certificateAuthorityFile,
      ...env,
    },
  });
};
const logOf = (folder: string): string =>
  readdirSync(join(folder, '.logs'))
    .filter((name) => name.endsWith('.log'))
    .map((name) => readFileSync(join(folder, '.logs', name), 'utf8'))
    .join('\n');
const timed = async (work: () => Promise<void>): Promise<number> => {
  const began = Date.now();
  await work();
  return Math.round((Date.now() - began) / 1000);
};

beforeAll(async () => {
  space = await startTestSpace(
    root,
    isDemo
      ? (JSON.parse(readFileSync(await prepareExportFile(), 'utf8')) as object)
      : await picturedSpace(root),
  );
}, 300_000);
afterAll(async () => {
  await space.close();
  rmSync(root, { recursive: true, force: true });
});

test('a build from a restored state is warm, and its site that of a cold build', async () => {
  const first = open(site);
  const cold = await timed(first.run);
  // As the publisher does: the next build waits while the state is stored.
  await first.prepare?.();
  await untilLine(first.lines, 'build state: stored', 300_000);
  await first.close?.();
  renameSync(site, join(root, 'first'));

  const edited = isDemo
    ? (space.store.list('Entry').find(({ contentTypeId }) => contentTypeId === 'insight')?.id ?? '')
    : 'number-2';
  space.store.setField('Entry', edited, 'title', 'Edited after the first machine was lost');
  space.store.publish('Entry', edited);
  const second = open(site);
  await second.prepare?.();
  expect(second.lines.join('\n')).toContain('build state: restored');
  const restoredAt = Date.now();
  const warm = await timed(second.run);
  await second.close?.();
  const log = logOf(site);
  expect(log).toContain('Sync changed items');
  expect(log).not.toMatch(/interrupted|have changed|clearing the cache/);
  const site2 = await hashFolder(join(site, 'public'));
  const written = Object.keys(site2).filter(
    (file) => /\.html$/.test(file) && statSync(join(site, 'public', file)).mtimeMs > restoredAt,
  );
  console.log(
    `cold ${cold} s, warm from a restored state ${warm} s; pages written: ${written.join(', ')}`,
  );
  expect(written.length).toBeLessThan(isDemo ? 60 : 8);

  // Another folder has another identity, so that this is a cold build.
  const elsewhere = join(root, 'elsewhere');
  const third = open(elsewhere, { MODIFIED_TIMES_FROM: join(site, modifiedTimesFile) });
  await third.run();
  await third.close?.();
  expect(third.lines).toContain(
    `build state: there is none for these sources, building without it: the last one is of another folder (${site}, here ${elsewhere})`,
  );
  const afresh = await hashFolder(join(elsewhere, 'public'));
  expect(Object.keys(site2).filter((file) => site2[file] !== afresh[file])).toEqual([]);
  expect(Object.keys(afresh).filter((file) => !(file in site2))).toEqual([]);
}, 3_600_000);
