import { exec } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sitePlanFile } from '../../gatsby/schema/currentPlan';
import type { SitePlan } from '../../gatsby/site-plan/types';
import { addressesAfter, addressesFile, readAddresses } from '../../redirects/movedPages';
import { readJson } from '../files/readJson';
import { writeAtomic } from '../files/writeAtomic';
import { currentRelease } from './listReleases';
import { makeRelease } from './makeRelease';
import { pruneReleases } from './pruneReleases';
import { releaseFiles, type ReleaseFacts } from './releaseFolder';
import { switchRelease } from './switchRelease';

export type ReleaseOptions = {
  siteFolder: string;
  releasesFolder: string;
  facts: ReleaseFacts;
  keep: number;
  keepGoneFor: number;
  afterRelease: string | undefined;
  onProgress?: (done: number, total: number) => void;
  log: (line: string) => void;
};

/** The facts of the release that visitors get. */
export const currentFacts = (releasesFolder: string): Promise<ReleaseFacts | undefined> => {
  const id = currentRelease(releasesFolder);
  return id === undefined
    ? Promise.resolve(undefined)
    : readJson<ReleaseFacts>(releaseFiles(releasesFolder, id).facts);
};

/**
 * Brings what the build has left to visitors, and remembers the addresses of its pages. Every part can be repeated.
 *
 * @throws Error when the disk is full; visitors keep the release they have.
 */
export const release = async (options: ReleaseOptions): Promise<void> => {
  const { siteFolder, releasesFolder, facts, log } = options;
  const before = currentRelease(releasesFolder);
  const previous = before === facts.id ? undefined : before;
  const made = await makeRelease({ ...options, previous });
  log(
    `${facts.id}: ${made.copied} files new, ${made.shared} shared, ${made.carried} kept for open tabs`,
  );
  switchRelease(releasesFolder, facts.id);

  const plan = await readJson<SitePlan>(join(siteFolder, sitePlanFile));
  const file = join(siteFolder, addressesFile);
  if (plan)
    await writeAtomic(file, JSON.stringify(addressesAfter(await readAddresses(file), plan)));
  if (options.afterRelease !== undefined) {
    await promisify(exec)(options.afterRelease, {
      cwd: siteFolder,
      timeout: 60_000,
      env: { ...process.env, RELEASE_ID: facts.id },
    }).catch((error: unknown) => log(`PUBLISH_AFTER_RELEASE failed: ${(error as Error).message}`));
  }
  await pruneReleases(releasesFolder, options.keep);
};
