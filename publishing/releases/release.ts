import { exec } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { routesFile } from '../../gatsby/routes/currentRoutes';
import type { Routes } from '../../gatsby/routes/types';
import {
  updatePathHistory,
  pathHistoryFile,
  readPathHistory,
} from '../../redirects/slugChangeRedirects';
import type { BuildProgress } from '../build/types';
import { readJson } from '../files/readJson';
import { removeFolder } from '../files/removeFolder';
import { writeAtomic } from '../files/writeAtomic';
import { currentRelease } from './listReleases';
import { makeRelease } from './makeRelease';
import { pruneReleases } from './pruneReleases';
import { releaseFiles, type ReleaseFacts } from './releaseFolder';
import { stageCopy, stagingName } from './stageCopy';
import { switchRelease } from './switchRelease';

export type ReleaseOptions = {
  siteFolder: string;
  releasesFolder: string;
  /** How many releases are kept. */
  keep: number;
  keepGoneFor: number;
  afterRelease: string | undefined;
  /** Whether the next release is begun as soon as one is live. */
  isMadeAhead: boolean;
  log: (line: string) => void;
};

type OnProgress = (progress: BuildProgress) => void;

export type ReleaseStep = {
  /**
   * Brings what the build has left to visitors, and remembers the addresses of its pages. Every part can be repeated.
   *
   * @throws Error when the disk is full; visitors keep the release they have.
   */
  release: (facts: ReleaseFacts, onProgress: OnProgress) => Promise<void>;
  /** Removes the releases that are too old and begins the next, beside whatever runs but a release. */
  prepare: () => void;
  /** Waits until nothing is being prepared. */
  close: () => Promise<void>;
};

/** The facts of the release that visitors get. */
export const currentFacts = (releasesFolder: string): Promise<ReleaseFacts | undefined> => {
  const id = currentRelease(releasesFolder);
  return id === undefined
    ? Promise.resolve(undefined)
    : readJson<ReleaseFacts>(releaseFiles(releasesFolder, id).facts);
};

const release = async (
  options: ReleaseOptions,
  facts: ReleaseFacts,
  onProgress: OnProgress,
): Promise<void> => {
  const { siteFolder, releasesFolder, log } = options;
  const before = currentRelease(releasesFolder);
  const made = await makeRelease({
    ...options,
    facts,
    previous: before === facts.id ? undefined : before,
    onProgress: (done, total) =>
      onProgress({ doing: `Placing file ${done} of ${total}`, share: done / total }),
  });
  log(
    `${facts.id}: ${made.copied} files new, ${made.shared} shared, ${made.carried} kept for open tabs`,
  );
  switchRelease(releasesFolder, facts.id);

  const routes = await readJson<Routes>(join(siteFolder, routesFile));
  const file = join(siteFolder, pathHistoryFile);
  if (routes)
    await writeAtomic(file, JSON.stringify(updatePathHistory(await readPathHistory(file), routes)));
  if (options.afterRelease !== undefined) {
    await promisify(exec)(options.afterRelease, {
      cwd: siteFolder,
      timeout: 60_000,
      env: { ...process.env, RELEASE_ID: facts.id },
    }).catch((error: unknown) => log(`PUBLISH_AFTER_RELEASE failed: ${(error as Error).message}`));
  }
};

/** Releases what builds leave in a folder, which nothing else may write to. */
export const releaseWith = (options: ReleaseOptions): ReleaseStep => {
  const { releasesFolder, keep, isMadeAhead, log } = options;
  // What was begun by a publisher that ended is thrown away, however whole it looks.
  let preparing = removeFolder(join(releasesFolder, stagingName));
  const prepare = async (): Promise<void> => {
    await pruneReleases(releasesFolder, keep);
    if (isMadeAhead) await stageCopy(releasesFolder, currentRelease(releasesFolder));
  };
  return {
    prepare: () => {
      preparing = preparing
        .then(prepare)
        .catch((error: unknown) => log(`no release begun ahead: ${(error as Error).message}`));
    },
    release: (facts, onProgress) => preparing.then(() => release(options, facts, onProgress)),
    close: () => preparing,
  };
};
