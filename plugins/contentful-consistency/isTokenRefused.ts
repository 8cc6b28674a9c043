import { askSpace } from './fetchFromSpace';
import { readLastToken } from './knownEntities';

/**
 * Whether the space refuses the sync token of Gatsby's cache. A token is of one environment: after an alias is switched,
 * its new target refuses it, with the same id, content types and locales as before. `env` has the settings of a build.
 *
 * @throws SpaceError when the space is unreachable.
 */
export const isTokenRefused = async (env: NodeJS.ProcessEnv): Promise<boolean> => {
  const token = readLastToken();
  if (token === undefined) return false;
  const { status } = await askSpace(env, `/sync?sync_token=${encodeURIComponent(token)}`);
  return status === 400 || status === 404 || status === 422;
};
