import { readJson } from '../files/readJson';
import { currentRelease } from './listReleases';
import { releaseFiles, type ReleaseMetadata } from './releaseFolder';

/** The metadata of the current release. */
export const currentMetadata = (releasesFolder: string): Promise<ReleaseMetadata | undefined> => {
  const id = currentRelease(releasesFolder);
  return id === undefined
    ? Promise.resolve(undefined)
    : readJson<ReleaseMetadata>(releaseFiles(releasesFolder, id).metadata);
};
