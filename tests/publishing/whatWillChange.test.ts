import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Emulator } from 'contentful-emulator';
import fc from 'fast-check';
import { startPublisher } from 'static-site-publisher';
import { pageOfFile, type DryRun } from 'static-site-publisher/entries';
import {
  compareSites,
  currentRelease,
  publishingFolder,
  releaseFiles,
} from 'static-site-publisher/releases';
import { localSpace } from '../../contentful/localSpace';
import { dryRun } from '../../publishing/dryRun';
import { publisherConfig } from '../../publishing/publisherConfig';
import { readPublishingSettings } from '../../publishing/readPublishingSettings';
import { copySources } from '../../scripts/support/copySources';
import { extremesSpace } from '../fixtures/extremesSpace';
import { startTestSpace } from '../support/testSpace';
import { randomEdit, type RandomEdit } from './support/randomEdits';
import { impatience, isQuiet, publishEntry, waitForStatus } from './support/testSite';

/** Edits in all, and those whose drafts one dry run has. Unset, the test is skipped: each dry run and publication is a build. */
const edits = Number(process.env.DRY_RUN_EDITS ?? 0);
const atOnce = Number(process.env.DRY_RUN_AT_ONCE ?? 1);
const seed = Number(process.env.DRY_RUN_SEED ?? 29);
const { token } = localSpace.sidebarApp.parameters;

const folder = mkdtempSync(join(tmpdir(), 'what-will-change-'));
beforeAll(() => (edits > 0 ? copySources(folder) : undefined));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Makes random edits as drafts. The space has entries of wrong values, which it does not save again; others take their place. */
const applyEdits = (store: Emulator['store'], from: number, count: number): RandomEdit[] => {
  const applied: RandomEdit[] = [];
  for (const edit of fc.sample(randomEdit(store), { seed: from, numRuns: count * 20 })) {
    if (applied.length === count) break;
    try {
      store.setField('Entry', edit.id, edit.field, edit.value, edit.locale);
      applied.push(edit);
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'StoreError') throw error;
    }
  }
  return applied;
};

type Round = { edits: RandomEdit[]; pages: number; files: number; seconds: number };

(edits > 0 ? test : test.skip)(
  'what a dry run predicts of random edits is what the build after their publication writes',
  async () => {
    const space = await startTestSpace(folder, extremesSpace([], 7));
    const releases = join(folder, publishingFolder, 'releases');
    const publisher = await startPublisher({
      ...publisherConfig,
      dryRun,
      settings: readPublishingSettings({
        PUBLISH_PORT: '0',
        PUBLISH_STANDBY: '0',
        PUBLISH_APP_TOKEN: token,
      }),
      debounce: impatience,
      siteFolder: folder,
      log: () => undefined,
    });
    const released = (): string => releaseFiles(releases, currentRelease(releases) ?? 'none').site;
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
    // A build that fails is repeated: Gatsby ends its worker after a second, and reports that as an error where it still loads.
    const settled = () => waitForStatus(publisher.origin, isQuiet);
    const rounds: Round[] = [];
    try {
      expect((await settled()).failure).toBeUndefined();
      for (let done = 0; done < edits; done += atOnce) {
        const count = Math.min(atOnce, edits - done);
        const chosen = applyEdits(space.store, seed + done, count);
        const ids = [...new Set(chosen.map(({ id }) => id))];
        const startedAt = Date.now();
        const run = await ask(ids);
        const seconds = (Date.now() - startedAt) / 1000;
        expect([run.error, JSON.stringify(chosen)]).toEqual([undefined, JSON.stringify(chosen)]);
        const before = released();
        for (const id of ids) space.store.publish('Entry', id);
        for (const id of ids) expect(await publishEntry(publisher.origin, id)).toBe(200);
        expect((await settled()).failure).toBeUndefined();
        const { written, deleted } = await compareSites(
          before,
          released(),
          publisherConfig.immutableFiles,
        );
        const changed = [...written, ...deleted];
        const paths = changed.flatMap((file) => pageOfFile(file)?.path ?? []);
        const predicted = (run.result?.pages ?? []).map(({ path }) => path);
        const pages = [...new Set(paths)].sort();
        expect({ chosen, pages: predicted }).toEqual({ chosen, pages });
        const files = changed.filter((file) => pageOfFile(file) === undefined).sort();
        expect([...(run.result?.files ?? [])].sort()).toEqual(files);
        rounds.push({ edits: chosen, pages: pages.length, files: files.length, seconds });
        const results = process.env.DRY_RUN_RESULTS;
        if (results) writeFileSync(results, JSON.stringify(rounds));
      }
    } finally {
      await publisher.close();
      await space.close();
    }
  },
  Math.max(1_200_000, edits * 120_000),
);
