import { existsSync, lstatSync } from 'node:fs';
import { cp, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readStateHolder } from 'contentful-emulator/client';
import type { PublisherConfig } from 'static-site-publisher';
import { localSpace } from '../contentful/localSpace';
import { modifiedTimesFile } from '../gatsby/records/modifiedTimes';
import { pathHistoryFile } from '../redirects/slugChangeRedirects';
import { buildSources, copySite } from './copySite';
import { linkModules } from './linkModules';

const sources = [...buildSources, 'packages', 'publishing', 'scripts'];

const name = '.dry-run';
/** Gigabytes that must be free before a copy is made, so that publications have room. */
const minimumFree = 1;

/**
 * @throws Error that says why a dry run of this project would be wrong, or in the way of publications.
 */
const checkFolder = async (siteFolder: string): Promise<void> => {
  if (lstatSync(join(siteFolder, 'node_modules')).isSymbolicLink()) {
    throw new Error('The folder node_modules of the website is a link: install its packages.');
  }
  const { bavail, bsize } = await statfs(siteFolder);
  if (bavail * bsize < minimumFree * 1e9) {
    throw new Error(`The disk of the publisher has less than ${minimumFree} GB of free space.`);
  }
};

/** A copy of the project, with the cache and output of the last dry run, so that the next is incremental. */
const prepareFolder = async (siteFolder: string): Promise<string> => {
  await checkFolder(siteFolder);
  await linkModules(siteFolder, join(siteFolder, name));
  const folder = await copySite(siteFolder, name, sources);
  // Named by their content, and the slowest part of a first build.
  for (const pictures of ['.cache/image-data', 'public/static']) {
    const [from, to] = [join(siteFolder, pictures), join(folder, pictures)];
    if (existsSync(from) && !existsSync(to)) await cp(from, to, { recursive: true });
  }
  return folder;
};

/** The settings of a build from the local space that runs for the project, which the copy does not find. */
const localEnvironment = (siteFolder: string): NodeJS.ProcessEnv => {
  const holder = readStateHolder(resolve(siteFolder, localSpace.stateFolder));
  if (!holder?.origin) throw new Error('The local space does not run.');
  const { host } = new URL(holder.origin);
  return {
    CONTENTFUL_SPACE_ID: localSpace.spaceId,
    CONTENTFUL_ENVIRONMENT: localSpace.environment,
    CONTENTFUL_ACCESS_TOKEN: localSpace.deliveryToken,
    CONTENTFUL_HOST: host,
    CONTENTFUL_PREVIEW_TOKEN: localSpace.previewToken,
    CONTENTFUL_PREVIEW_HOST: host,
    NODE_EXTRA_CA_CERTS: holder.certificateAuthorityFile,
  };
};

/** Whether this publisher offers dry runs: not if they are switched off, and of a space only with a token to read drafts. */
export const hasDryRuns = (env: NodeJS.ProcessEnv): boolean =>
  env.PUBLISH_DRY_RUNS?.trim() !== '0' &&
  (!env.CONTENTFUL_SPACE_ID?.trim() || Boolean(env.CONTENTFUL_PREVIEW_TOKEN?.trim()));

/** Builds with drafts, in a copy of the project; plugins/contentful-consistency/draftOverlay.ts reads the ids. */
export const dryRun: NonNullable<PublisherConfig['dryRun']> = {
  prepareFolder,
  environment: (entryIds, siteFolder) => ({
    ...(!process.env.CONTENTFUL_SPACE_ID && localEnvironment(siteFolder)),
    DRY_RUN_ENTRIES: entryIds.join(','),
    MODIFIED_TIMES_FROM: resolve(siteFolder, modifiedTimesFile),
    PATH_HISTORY_FROM: resolve(siteFolder, pathHistoryFile),
  }),
};
