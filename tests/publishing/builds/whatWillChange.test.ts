import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Emulator } from 'contentful-emulator';
import { startPublisher, type RunningPublisher } from 'static-site-publisher';
import { pageOfFile, type DryRun } from 'static-site-publisher/entries';
import {
  compareSites,
  currentRelease,
  publishingFolder,
  releaseFiles,
} from 'static-site-publisher/releases';
import type { Status } from 'static-site-publisher/status';
import { localSpace } from '~/contentful/localSpace';
import { linkModules } from '~/publishing/linkModules';
import { publisherConfig } from '~/publishing/publisherConfig';
import { readPublishingSettings } from '~/publishing/readPublishingSettings';
import { copySources } from '~/scripts/support/copySources';
import { extremesSpace } from '../../fixtures/extremesSpace';
import { startTestSpace } from '../../support/testSpace';
import {
  discardDrafts,
  draftCopy,
  draftEdit,
  randomDrafts,
  type RandomDraft,
} from '../support/randomDrafts';
import { impatience, isQuiet, publishEntry, waitForStatus } from '../support/testSite';

/** Random drafts in all, and those that one dry run has. Each dry run and each publication is a build. */
const edits = Number(process.env.DRY_RUN_EDITS ?? 2);
const atOnce = Number(process.env.DRY_RUN_AT_ONCE ?? 2);
const seed = Number(process.env.DRY_RUN_SEED ?? 29);
const resultsFile = process.env.DRY_RUN_RESULTS;
const { token } = localSpace.sidebarApp.parameters;

const folder = mkdtempSync(join(tmpdir(), 'what-will-change-'));
const releases = join(folder, publishingFolder, 'releases');

let space: Emulator;
let publisher: RunningPublisher;

const isUnconfirmed = ({ state, failure }: Status): boolean =>
  state === 'failed' && (failure?.problems ?? []).some(({ check }) => check === 'page-count');

/** Waits until all is live. Confirms that an edit may take many pages away; a build that fails for another cause is repeated. */
const settled = async (): Promise<void> => {
  const status = await waitForStatus(publisher.origin, (now) => isQuiet(now) || isUnconfirmed(now));
  if (!isUnconfirmed(status)) return expect(status.failure).toBeUndefined();
  await publisher.ask('confirm');
  await waitForStatus(publisher.origin, (now) => !isUnconfirmed(now));
  return settled();
};

beforeAll(async () => {
  // The site has its packages in its own folder, as after `npm ci`.
  await linkModules(process.cwd(), folder);
  copySources(folder);
  space = await startTestSpace(folder, extremesSpace([], 7));
  publisher = await startPublisher({
    ...publisherConfig,
    settings: readPublishingSettings({
      PUBLISH_PORT: '0',
      PUBLISH_STANDBY: '0',
      PUBLISH_APP_TOKEN: token,
    }),
    debounce: impatience,
    siteFolder: folder,
    log: () => undefined,
  });
  await settled();
}, 900_000);
afterAll(async () => {
  await publisher?.close();
  await space?.close();
  rmSync(folder, { recursive: true, force: true });
}, 300_000);

const released = (): string => releaseFiles(releases, currentRelease(releases) ?? 'none').site;

/** Asks what publishing these entries would change, as the sidebar does. */
const ask = async (ids: readonly string[]): Promise<DryRun> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ entries: ids });
  const answer = await fetch(`${publisher.origin}/dry-runs`, { method: 'POST', headers, body });
  let run = (await answer.json()) as DryRun;
  while (run.state !== 'done' && run.state !== 'failed') {
    await wait(100);
    run = (await (await fetch(`${publisher.origin}/dry-runs/${run.key}`)).json()) as DryRun;
  }
  return run;
};

type Changes = { pages: readonly string[]; files: readonly string[] };
type Round = {
  drafts: readonly RandomDraft[];
  predicted: Changes;
  written: Changes;
  seconds: number;
  /** Why the site cannot be built with the drafts, if so. */
  refusal?: string;
};

const none: Changes = { pages: [], files: [] };

const publish = async (ids: readonly string[]): Promise<Changes> => {
  const before = released();
  for (const id of ids) space.store.publish('Entry', id);
  for (const id of ids) expect(await publishEntry(publisher.origin, id)).toBe(200);
  await settled();
  const { written, deleted } = await compareSites(
    before,
    released(),
    publisherConfig.immutableFiles,
  );
  const changed = [...written, ...deleted];
  const pages = changed.flatMap((file) => pageOfFile(file)?.path ?? []);
  const files = changed.filter((file) => pageOfFile(file) === undefined);
  return { pages: [...new Set(pages)].sort(), files: files.sort() };
};

/** Predicts what publishing the drafts changes, then publishes them. */
const predictAndPublish = async (drafts: readonly RandomDraft[]): Promise<Round> => {
  const ids = [...new Set(drafts.map(({ id }) => id))];
  const startedAt = Date.now();
  const { error, isContentError, result } = await ask(ids);
  const seconds = (Date.now() - startedAt) / 1000;
  if (error !== undefined && isContentError) {
    discardDrafts(space.store, drafts);
    return { drafts, predicted: none, written: none, seconds, refusal: error };
  }
  expect([error, JSON.stringify(drafts)]).toEqual([undefined, JSON.stringify(drafts)]);
  const predicted = {
    pages: (result?.pages ?? []).map(({ path }) => path),
    files: [...(result?.files ?? [])].sort(),
  };
  return { drafts, predicted, written: await publish(ids), seconds };
};

test('a dry run of an entry without a draft lists no page and no other file', async () => {
  const { error, result } = await ask(['home']);
  expect([error, result]).toEqual([undefined, { pages: [], files: [] }]);
}, 900_000);

/** A new page, and a page with another address, whose redirect needs the addresses that the site has had. */
const certainDrafts = (): RandomDraft[] => [
  draftEdit(space.store, { id: 'number-1', field: 'slug', locale: 'en', value: 'renamed' }),
  draftCopy(space.store, 'number-2', 'brand-new'),
];

test(
  'what a dry run predicts of random edits is what the build after their publication writes',
  async () => {
    const rounds: Round[] = [];
    for (let done = 0; done < edits; done += atOnce) {
      const count = Math.min(atOnce, edits - done);
      const drafts = [
        ...(done === 0 ? certainDrafts() : []),
        ...randomDrafts(space.store, seed + done, count),
      ];
      rounds.push(await predictAndPublish(drafts));
      if (resultsFile) writeFileSync(resultsFile, JSON.stringify(rounds));
    }
    const wrong = rounds.filter(
      ({ predicted, written }) => JSON.stringify(predicted) !== JSON.stringify(written),
    );
    expect(wrong).toEqual([]);
    expect(rounds[0]?.written.pages).toEqual(
      expect.arrayContaining([
        '/aa/en/insights/brand-new',
        '/aa/en/insights/number-1',
        '/aa/en/insights/renamed',
      ]),
    );
    expect(rounds[0]?.written.files).toContain('_redirects');
  },
  Math.max(900_000, edits * 120_000),
);
