import { rm } from 'node:fs/promises';
import type { GatsbyNode } from 'gatsby';
import { readSettings } from '../../gatsby/settings/readSettings';
import {
  cacheInvalidReason,
  foreignEnvironment,
  readBuildState,
  writeBuildState,
} from '../../gatsby/records/buildState';
import { checkSpace } from './checkSpace';
import { isTokenRefused } from './isTokenRefused';
import { readSpaceVersion } from './spaceVersion';

const isBuild = (): boolean => process.env.gatsby_executing_command === 'build';

/** Identifies the space and its content model. */
const readOrigin = async (): Promise<string> => {
  const { host, spaceId, environment } = readSettings(process.env);
  const [shape] = (await readSpaceVersion(process.env)).split('-');
  return [host, spaceId, environment, shape].join(' ');
};

let origin = '';

/**
 * Fails the build if the space is unreachable or lacks content types. Clears Gatsby's cache, by deleting `public/`, if it
 * would give wrong pages: gatsby-source-contentful skips entries with an unchanged `updatedAt`, even of another space or
 * model, and an interrupted build has stored the sync token of entries whose pages it did not create.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  let isForeign = false;
  try {
    await checkSpace(readSettings(process.env));
    [origin, isForeign] = await Promise.all([readOrigin(), isTokenRefused(process.env)]);
  } catch (error) {
    reporter.panic((error as Error).message);
  }
  const state = readBuildState();
  const known = state && !isBuild() ? { ...state, isFinished: true } : state;
  const reason = isForeign ? foreignEnvironment : cacheInvalidReason(known, origin);
  if (reason === undefined) return;
  reporter.info(`${reason}: clearing the cache`);
  await rm('public', { recursive: true, force: true });
};

/**
 * Runs after Gatsby has cleared its cache. Workers run this hook too, but not `onPreInit`. The cache is still that of the last
 * build: a prewarmed build may wait for hours from here on, or end.
 */
export const onPluginInit: GatsbyNode['onPluginInit'] = () => {
  if (origin !== '') writeBuildState({ origin, isFinished: true });
};
