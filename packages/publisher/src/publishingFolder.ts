import { join } from 'node:path';

/** Where the publisher keeps its queue, its state and the releases, below the folder of the project. */
export const publishingFolder = '.publishing';

/** The root of a web server that serves what is released: a link that moves from one release to the next. */
export const releasedSite = join(publishingFolder, 'releases/current/site');

/** What lies in the publisher's folder. */
export const publishingFiles = (folder: string) => ({
  journal: join(folder, 'webhooks.ndjson'),
  state: join(folder, 'state.json'),
  inUse: join(folder, 'in-use.json'),
  pageMetadata: join(folder, 'page-metadata.json'),
  logs: join(folder, 'logs'),
  releases: join(folder, 'releases'),
});
