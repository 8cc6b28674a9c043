import { rm } from 'node:fs/promises';
import type { GatsbyNode } from 'gatsby';
import { readSettings } from '../../gatsby/settings/readSettings';
import { readBuildState, whyNotFromCache, writeBuildState } from './buildState';
import { checkSpace } from './checkSpace';
import { readSpaceVersion } from './spaceVersion';

const isBuild = (): boolean => process.env.gatsby_executing_command === 'build';

/** Which space, and in which shape. */
const readOrigin = async (): Promise<string> => {
  const { host, spaceId, environment } = readSettings(process.env);
  const [shape] = (await readSpaceVersion(process.env)).split('-');
  return [host, spaceId, environment, shape].join(' ');
};

let origin = '';

/**
 * Ends a build of a space that does not answer or lacks content types, and has Gatsby begin with an empty cache where
 * building on it would go wrong: gatsby-source-contentful skips entries of the same age, whichever space and model they are
 * of, and a build that was stopped has noted entries as read whose pages it had not made. Gatsby empties its cache itself
 * where it finds no built site.
 */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  try {
    await checkSpace(readSettings(process.env));
    origin = await readOrigin();
  } catch (error) {
    reporter.panic((error as Error).message);
  }
  const state = readBuildState();
  const why = whyNotFromCache(state && !isBuild() ? { ...state, isFinished: true } : state, origin);
  if (why === undefined) return;
  reporter.info(`${why}: starting from an empty cache`);
  await rm('public', { recursive: true, force: true });
};

/** Gatsby has emptied its cache by now, where it must. Its workers run this too, and nothing before it. */
export const onPluginInit: GatsbyNode['onPluginInit'] = () => {
  if (origin !== '') writeBuildState({ origin, isFinished: !isBuild() });
};
