import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { SpaceError } from '../../gatsby/problems/spaceError';

type Reply = { status: number; waitSeconds: string | null | undefined; body: string };

/** Contentful's header with the number of seconds to wait after a 429 response. */
export const retryAfterHeader = 'x-contentful-ratelimit-reset';
export const attempts = 5;

const wait = (seconds: number): Promise<void> => setTimeout(seconds * 1000);

/** Retries after 429 and 5xx responses, waiting as long as the response asks; returns the last response. */
export const fetchWithRetry = async <Answer extends Pick<Reply, 'status' | 'waitSeconds'>>(
  fetchOnce: () => Promise<Answer>,
  pause = wait,
): Promise<Answer> => {
  for (let attempt = 1; ; attempt += 1) {
    const reply = await fetchOnce();
    const isTemporary = reply.status === 429 || reply.status >= 500;
    if (!isTemporary || attempt === attempts) return reply;
    await pause(Number(reply.waitSeconds ?? attempt));
  }
};

const requestOnce = (env: NodeJS.ProcessEnv, path: string): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const authority = env.NODE_EXTRA_CA_CERTS;
    const base = `https://${env.CONTENTFUL_HOST || 'cdn.contentful.com'}/spaces/${env.CONTENTFUL_SPACE_ID}/environments/${env.CONTENTFUL_ENVIRONMENT || 'master'}`;
    const isLocal = authority !== undefined && authority !== process.env.NODE_EXTRA_CA_CERTS;
    const call = request(
      `${base}${path}`,
      {
        headers: { authorization: `Bearer ${env.CONTENTFUL_ACCESS_TOKEN}` },
        timeout: 20_000,
        ...(isLocal && existsSync(authority) && { ca: readFileSync(authority) }),
      },
      (response) => {
        const { statusCode = 0, headers } = response;
        const waitSeconds = headers[retryAfterHeader] as string | undefined;
        text(response).then((body) => resolve({ status: statusCode, waitSeconds, body }), reject);
      },
    );
    call.on('timeout', () => call.destroy(new Error('The space does not answer.')));
    call.on('error', reject);
    call.end();
  });

/**
 * The response to a path of the environment from the Delivery API, after retries; `env` has the settings of a build.
 *
 * @throws SpaceError when the space is unreachable.
 */
export const askSpace = (
  env: NodeJS.ProcessEnv,
  path: string,
  pause?: (seconds: number) => Promise<void>,
): Promise<Reply> =>
  fetchWithRetry(() => requestOnce(env, path), pause).catch((error: unknown) => {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new SpaceError({ text: `The space does not answer (${code ?? message}).` });
  });

/**
 * Fetches a path of the environment from the Delivery API; `env` has the settings of a build.
 *
 * @throws SpaceError when the space is unreachable, or the last attempt does not return 200.
 */
export const fetchFromSpace = async <Answer>(
  env: NodeJS.ProcessEnv,
  path: string,
  pause?: (seconds: number) => Promise<void>,
): Promise<Answer> => {
  const { status, body } = await askSpace(env, path, pause);
  if (status !== 200) throw new SpaceError({ text: `The space answers ${status} for ${path}.` });
  return JSON.parse(body) as Answer;
};
