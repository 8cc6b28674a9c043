import { join } from 'node:path';

/** The paths of a release, in the folder named by its id. */
export const releaseFiles = (releasesFolder: string, id: string) => {
  const folder = join(releasesFolder, id);
  return {
    folder,
    /** The built site: the root of a web server, as `releases/current/site`. */
    site: join(folder, 'site'),
    manifest: join(folder, 'manifest.json'),
    metadata: join(folder, 'release.json'),
  };
};

/** The name of the symbolic link to the current release. */
export const currentName = 'current';

export type ReleaseMetadata = {
  id: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  pageCount: number;
};

/** `000012-20261121T101500`: ordered by their number, readable by their time. */
export const releaseId = (number: number, now: number): string =>
  `${String(number).padStart(6, '0')}-${new Date(now).toISOString().slice(0, 19).replace(/[-:]/g, '')}`;

export const releasePattern = /^\d{6,}-\d{8}T\d{6}$/;
