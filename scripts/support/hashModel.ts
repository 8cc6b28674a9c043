import { createHash } from 'node:crypto';
import { fetchFromSpace } from '../../plugins/contentful-consistency/fetchFromSpace';

/** Hash of a space's content types, which Gatsby fetches before entries. `env` names the space as for a build. */
export const hashModel = async (env: NodeJS.ProcessEnv): Promise<string> => {
  const { items } = await fetchFromSpace<{ items: unknown[] }>(env, '/content_types?limit=1000');
  return createHash('sha256').update(JSON.stringify(items)).digest('hex');
};
