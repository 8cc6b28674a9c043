import { exec } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BuildProgress } from '../build/types';
import type { PublisherConfig } from '../config';
import { readJson } from '../files/readJson';
import { removeFolder } from '../files/removeFolder';
import { currentRelease } from './listReleases';
import { makeRelease } from './makeRelease';
import { pruneReleases } from './pruneReleases';
import { releaseFiles, type ReleaseMetadata } from './releaseFolder';
import { cloneToStaging, stagingName } from './cloneToStaging';
import { switchRelease } from './switchRelease';

export type ReleaseOptions = Pick<
  PublisherConfig,
  'outputFolder' | 'extraFiles' | 'immutableFiles' | 'onRelease'
> & {
  siteFolder: string;
  releasesFolder: string;
  /** How many releases are kept. */
  keep: number;
  keepGoneFor: number;
  afterRelease: string | undefined;
  /** Whether the next release is cloned to staging as soon as one is live. */
  isStagedEarly: boolean;
  log: (line: string) => void;
};

type OnProgress = (progress: BuildProgress) => void;

export type ReleaseStep = {
  /**
   * Brings what the build has left to visitors. Every part can be repeated.
   *
   * @throws Error when the disk is full; visitors keep the release they have.
   */
  release: (metadata: ReleaseMetadata, onProgress: OnProgress) => Promise<void>;
  /** Removes the oldest releases and clones the current one to staging, in parallel to anything but a release. */
  prepare: () => void;
  /** Waits until nothing is being prepared. */
  close: () => Promise<void>;
};

/** The metadata of the release that visitors get. */
export const currentMetadata = (releasesFolder: string): Promise<ReleaseMetadata | undefined> => {
  const id = currentRelease(releasesFolder);
  return id === undefined
    ? Promise.resolve(undefined)
    : readJson<ReleaseMetadata>(releaseFiles(releasesFolder, id).metadata);
};

const release = async (
  options: ReleaseOptions,
  metadata: ReleaseMetadata,
  onProgress: OnProgress,
): Promise<void> => {
  const { siteFolder, releasesFolder, log } = options;
  const before = currentRelease(releasesFolder);
  const made = await makeRelease({
    ...options,
    metadata,
    previous: before === metadata.id ? undefined : before,
    onProgress: (done, total) =>
      onProgress({ doing: `Placing file ${done} of ${total}`, share: done / total }),
  });
  log(
    `${metadata.id}: ${made.copied} files new, ${made.shared} shared, ${made.carried} kept for open tabs`,
  );
  switchRelease(releasesFolder, metadata.id);

  await options.onRelease?.(metadata, siteFolder);
  if (options.afterRelease !== undefined) {
    await promisify(exec)(options.afterRelease, {
      cwd: siteFolder,
      timeout: 60_000,
      env: { ...process.env, RELEASE_ID: metadata.id },
    }).catch((error: unknown) => log(`PUBLISH_AFTER_RELEASE failed: ${(error as Error).message}`));
  }
};

/** Releases what builds leave in a folder, which nothing else may write to. */
export const releaseWith = (options: ReleaseOptions): ReleaseStep => {
  const { releasesFolder, keep, isStagedEarly, log } = options;
  // The clone of a former publisher is removed, however complete it looks.
  let preparing = removeFolder(join(releasesFolder, stagingName));
  const prepare = async (): Promise<void> => {
    await pruneReleases(releasesFolder, keep);
    if (isStagedEarly) await cloneToStaging(releasesFolder, currentRelease(releasesFolder));
  };
  return {
    prepare: () => {
      preparing = preparing
        .then(prepare)
        .catch((error: unknown) =>
          log(`could not prepare the next release: ${(error as Error).message}`),
        );
    },
    release: (metadata, onProgress) => preparing.then(() => release(options, metadata, onProgress)),
    close: () => preparing,
  };
};
