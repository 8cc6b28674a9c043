import { setTimeout as wait } from 'node:timers/promises';
import { askSpace } from '../../plugins/contentful-consistency/fetchFromSpace';
import { say } from '../support/output';

const pollMilliseconds = 2000;
const patienceMilliseconds = 600_000;

/**
 * Waits until the delivery token may read an environment: keys of Contentful name the environments that they may read.
 *
 * @throws Error after ten minutes.
 */
export const awaitAccess = async (env: NodeJS.ProcessEnv): Promise<void> => {
  const id = env.CONTENTFUL_ENVIRONMENT ?? '';
  const end = Date.now() + patienceMilliseconds;
  for (let hasTold = false; ;) {
    const { status } = await askSpace(env, '/locales');
    if (status === 200) return;
    const what = `CONTENTFUL_ACCESS_TOKEN may not read the environment "${id}" (${status}): let its key do so in Contentful (Settings → API keys).`;
    if (Date.now() > end) throw new Error(what);
    if (!hasTold) say(`${what} Waiting for ten minutes.`);
    hasTold = true;
    await wait(pollMilliseconds);
  }
};
