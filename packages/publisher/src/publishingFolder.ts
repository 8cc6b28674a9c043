import { join } from 'node:path';

/** The state folder in the project: queue, state and releases. */
export const publishingFolder = '.publishing';

/** The document root of a web server: a path through the symbolic link to the current release. */
export const releasedSite = join(publishingFolder, 'releases/current/site');

/** The paths in the state folder. */
export const publishingFiles = (folder: string) => ({
  journal: join(folder, 'webhooks.ndjson'),
  state: join(folder, 'state.json'),
  inUse: join(folder, 'in-use.json'),
  pageMetadata: join(folder, 'page-links.json'),
  logs: join(folder, 'logs'),
  entryReleases: join(folder, 'entry-releases.json'),
  releases: join(folder, 'releases'),
});
