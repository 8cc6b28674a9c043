import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';

/**
 * What the delivery API of a space answers for a path below its environment; `env` names the space as for a build.
 *
 * @throws Error when it does not answer, or not with 200.
 */
export const askSpace = <Answer>(env: NodeJS.ProcessEnv, path: string): Promise<Answer> =>
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
        text(response).then((body) => {
          if (response.statusCode === 200) resolve(JSON.parse(body) as Answer);
          else reject(new Error(`The space answers ${response.statusCode} for ${path}.`));
        }, reject);
      },
    );
    call.on('timeout', () => call.destroy(new Error('The space does not answer.')));
    call.on('error', reject);
    call.end();
  });
