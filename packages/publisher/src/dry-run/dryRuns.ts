import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { explainFailure } from '../build/explainFailure';
import type { BuildProblem } from '../build/buildProblem';
import { launchBuild } from '../build/launchBuild';
import { progressOf } from '../build/progressOf';
import { entryPagesName } from '../entries/readEntryPages';
import type { EntryPages } from '../entries/entryPages';
import { readJson } from '../files/readJson';
import type { Log } from '../monitoring/log';
import { publishingFolder } from '../publishingFolder';
import { currentRelease } from '../releases/listReleases';
import { releaseFiles } from '../releases/releaseFolder';
import { changedPages } from './changedPages';
import { compareSites } from '../releases/compareSites';
import type { DryRun, DryRunConfig, DryRunResult } from './types';

export type DryRunOptions = {
  config: DryRunConfig;
  buildCommand: readonly string[];
  outputFolder: string;
  entryPagesFile: string | undefined;
  immutableFiles: RegExp | undefined;
  siteFolder: string;
  releasesFolder: string;
  /** Whether no publication is under way. */
  isIdle: () => boolean;
  log: Log;
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
/** A dry run gives way to publications. */
const lowPriority = 10;

/** Runs dry runs, one after the other, in a copy of the project. */
export const openDryRuns = (options: DryRunOptions): DryRuns => {
  const { config, siteFolder, releasesFolder, outputFolder, log } = options;
  const runs: DryRun[] = [];
  let folder: Promise<string> | undefined;
  let work: Promise<void> = Promise.resolve();
  let shown: { key: string; before: string; after: string } | undefined;
  let running: ReturnType<typeof launchBuild> | undefined;
  let isClosed = false;

  const build = async (run: DryRun, project: string): Promise<void> => {
    const logFolder = join(siteFolder, publishingFolder, 'dry-run');
    mkdirSync(logFolder, { recursive: true });
    running = launchBuild(
      {
        siteFolder: project,
        command: options.buildCommand,
        logFolder,
        env: config.environment(run.entryIds, siteFolder),
        log,
      },
      options.buildCommand,
    );
    if (running.child.pid !== undefined) setPriority(running.child.pid, lowPriority);
    const errors: BuildProblem[] = [];
    const text: string[] = [];
    running.onLine(({ line, event, isText }) => {
      if (isText) text.push(line);
      if (event?.type === 'progress') run.doing = progressOf(event).doing;
      if (event?.type === 'error') errors.push(event);
    });
    const exitCode = await running.ended;
    running = undefined;
    if (exitCode !== 0) throw explainFailure({ errors, text, exitCode, logFile: logFolder });
  };

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
    while (!options.isIdle() && !isClosed) await wait(patience);
    const release = currentRelease(releasesFolder);
    if (release === undefined) throw new Error('There is no release to compare with yet.');
    run.state = 'building';
    await build(run, project);
    run.state = 'comparing';
    const result = await compare(project, release);
    if (!options.isIdle() || currentRelease(releasesFolder) !== release) return undefined;
    const { site } = releaseFiles(releasesFolder, release);
    shown = { key: run.key, before: site, after: join(project, outputFolder) };
    return result;
  };

  const execute = async (run: DryRun): Promise<void> => {
    try {
      shown = undefined;
      folder ??= Promise.resolve(config.prepareFolder(siteFolder));
      const project = await folder;
      let result: DryRunResult | undefined;
      while (result === undefined && !isClosed) result = await attempt(run, project);
      if (result) Object.assign(run, { result, state: 'done' });
    } catch (error) {
      run.state = 'failed';
      run.error = error instanceof Error ? error.message : String(error);
      log(`a dry run has failed: ${run.error}`);
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
      work = work.then(() => (isClosed ? undefined : execute(run)));
      return run;
    },
    find: (key) => runs.find((run) => run.key === key),
    foldersOf: (key) => (shown?.key === key ? shown : undefined),
    close: async () => {
      isClosed = true;
      running?.child.stdin.end();
      await work;
    },
  };
};
