import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BuildError } from '../build/types';
import { entryPagesName } from '../entries/readEntryPages';
import type { EntryPages } from '../entries/entryPages';
import { readJson } from '../files/readJson';
import { currentRelease } from '../releases/listReleases';
import { releaseFiles } from '../releases/releaseFolder';
import { buildDrafts, type DraftBuildOptions } from './buildDrafts';
import { changedPages } from './changedPages';
import { compareSites } from '../releases/compareSites';
import type { DryRun, DryRunResult } from './types';

export type DryRunOptions = DraftBuildOptions & {
  outputFolder: string;
  entryPagesFile: string | undefined;
  immutableFiles: RegExp | undefined;
  releasesFolder: string;
};

export type DryRuns = {
  /** Asks for a dry run with the drafts of these entries. */
  ask: (entryIds: readonly string[]) => DryRun;
  find: (key: string) => DryRun | undefined;
  /** The folders of the site as it is and as it would be, as long as no other dry run has begun. */
  foldersOf: (key: string) => { before: string; after: string } | undefined;
  close: () => Promise<void>;
};

/** Results that are kept in memory. */
const kept = 20;
/** Milliseconds between looks at whether the publisher is idle. */
const patience = 250;
/** Builds of one dry run, if each is overtaken by a publication or fails for a cause that may pass. */
const maxAttempts = 5;

/** Runs dry runs, one after the other, in a copy of the project. */
export const openDryRuns = (options: DryRunOptions): DryRuns => {
  const { config, siteFolder, releasesFolder, outputFolder, log } = options;
  const runs: DryRun[] = [];
  let folder: Promise<string> | undefined;
  let work: Promise<void> = Promise.resolve();
  let shown: { key: string; before: string; after: string } | undefined;
  let builds = 0;
  const closing = new AbortController();
  const { signal } = closing;

  const compare = async (project: string, release: string): Promise<DryRunResult> => {
    const { folder: releaseFolder, site } = releaseFiles(releasesFolder, release);
    const built = join(project, outputFolder);
    const entryPages = await Promise.all([
      readJson<EntryPages>(join(releaseFolder, entryPagesName)),
      options.entryPagesFile && readJson<EntryPages>(join(project, options.entryPagesFile)),
    ]);
    const difference = await compareSites(site, built, options.immutableFiles);
    return changedPages({
      difference,
      released: site,
      built,
      entryPages: entryPages.map((one) => one || undefined),
    });
  };

  /** Builds and compares; undefined if a publication has come meanwhile, so that both sides may have other content. */
  const attempt = async (run: DryRun, project: string): Promise<DryRunResult | undefined> => {
    run.state = 'waiting';
    while (!options.isIdle() && !signal.aborted) await wait(patience);
    const release = currentRelease(releasesFolder);
    if (release === undefined) throw new Error('There is no release to compare with yet.');
    const isOvertaken = (): boolean =>
      !options.isIdle() || currentRelease(releasesFolder) !== release;
    run.state = 'building';
    builds += 1;
    const onProgress = (doing: string): void => void (run.doing = doing);
    const { entryIds } = run;
    try {
      await buildDrafts(options, { project, entryIds, number: builds, onProgress, signal });
      run.state = 'comparing';
      const result = await compare(project, release);
      if (isOvertaken()) return undefined;
      const { site } = releaseFiles(releasesFolder, release);
      shown = { key: run.key, before: site, after: join(project, outputFolder) };
      return result;
    } catch (error) {
      // A build that has stood still may find its connections closed.
      if (isOvertaken()) return undefined;
      throw error;
    }
  };

  const find = async (run: DryRun): Promise<DryRunResult> => {
    folder ??= Promise.resolve(config.prepareFolder(siteFolder));
    const project = await folder.catch((error: unknown) => {
      folder = undefined;
      throw error;
    });
    let hasFailed = false;
    for (let number = 1; number <= maxAttempts; number += 1) {
      signal.throwIfAborted();
      try {
        const result = await attempt(run, project);
        if (result) return result;
      } catch (error) {
        // As the publisher does: what is not of the content may pass.
        const isTransient = error instanceof BuildError && error.kind === 'transient';
        if (!isTransient || hasFailed) throw error;
        hasFailed = true;
      }
    }
    throw new Error(
      'Others have published again and again meanwhile. Ask again when that has ended.',
    );
  };

  const execute = async (run: DryRun): Promise<void> => {
    try {
      shown = undefined;
      Object.assign(run, { result: await find(run), state: 'done' });
    } catch (error) {
      run.state = 'failed';
      run.isContentError = error instanceof BuildError && error.kind === 'content';
      run.error = error instanceof Error ? error.message : String(error);
      if (!signal.aborted) log(`a dry run has failed: ${run.error}`);
    }
  };

  return {
    ask: (entryIds) => {
      const ids = [...new Set(entryIds)].sort();
      const same = runs.find(
        (run) => run.state === 'waiting' && run.entryIds.join() === ids.join(),
      );
      if (same) return same;
      const run: DryRun = {
        key: randomBytes(16).toString('base64url'),
        entryIds: ids,
        state: 'waiting',
        askedAt: Date.now(),
      };
      runs.push(run);
      runs.splice(0, Math.max(0, runs.length - kept));
      work = work.then(() => (signal.aborted ? undefined : execute(run)));
      return run;
    },
    find: (key) => runs.find((run) => run.key === key),
    foldersOf: (key) => (shown?.key === key ? shown : undefined),
    close: async () => {
      closing.abort();
      await work;
    },
  };
};
