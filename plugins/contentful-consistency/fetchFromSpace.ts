import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { SpaceError } from '../../gatsby/problems/spaceError';

type Reply = { status: number; waitSeconds: string | null | undefined; body: string };

/** The header by which Contentful says for how many seconds a busy space wants to be left alone. */
export const retryAfterHeader = 'x-contentful-ratelimit-reset';
/** How often a space is asked that is busy or fails. */
export const attempts = 5;

const wait = (seconds: number): Promise<void> => setTimeout(seconds * 1000);

/** Asks a space that is busy or fails again, after as many seconds as it says; its last reply otherwise. */
export const fetchWithRetry = async <Answer extends Pick<Reply, 'status' | 'waitSeconds'>>(
  ask: () => Promise<Answer>,
  pause = wait,
): Promise<Answer> => {
  for (let attempt = 1; ; attempt += 1) {
    const reply = await ask();
    const mayPass = reply.status === 429 || reply.status >= 500;
    if (!mayPass || attempt === attempts) return reply;
    await pause(Number(reply.waitSeconds ?? attempt));
  }
};

const askOnce = (env: NodeJS.ProcessEnv, path: string): Promise<Reply> =>
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
 * What the delivery API of a space answers for a path below its environment; `env` names the space as for a build.
 *
 * @throws SpaceError when it does not answer, or, however often it is asked, not with 200.
 */
export const fetchFromSpace = async <Answer>(
  env: NodeJS.ProcessEnv,
  path: string,
  pause?: (seconds: number) => Promise<void>,
): Promise<Answer> => {
  const { status, body } = await fetchWithRetry(() => askOnce(env, path), pause).catch(
    (error: unknown) => {
      const { code, message } = error as NodeJS.ErrnoException;
      throw new SpaceError({ text: `The space does not answer (${code ?? message}).` });
    },
  );
  if (status !== 200) throw new SpaceError({ text: `The space answers ${status} for ${path}.` });
  return JSON.parse(body) as Answer;
};
