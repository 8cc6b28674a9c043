import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';

/** Access to the management API of a space. */
export type ManagementAccess = {
  /** Such as `https://api.contentful.com`. */
  origin: string;
  spaceId: string;
  environment: string;
  token: string;
  /** Of an API whose certificate is not signed by a public authority. */
  certificateAuthorityFile?: string;
};

type Call = { method: 'GET' | 'POST'; path: string; body?: object };

const timeout = 10_000;

const ask = async (access: ManagementAccess, { method, path, body }: Call): Promise<unknown> => {
  const { origin, spaceId, environment, token, certificateAuthorityFile } = access;
  const url = new URL(`/spaces/${spaceId}/environments/${environment}${path}`, origin);
  const { status, answer } = await new Promise<{ status: number; answer: string }>(
    (resolve, reject) => {
      const call = request(
        url,
        {
          method,
          timeout,
          agent: false,
          ...(certificateAuthorityFile && { ca: readFileSync(certificateAuthorityFile) }),
          headers: {
            authorization: `Bearer ${token}`,
            ...(body && {
              'content-type': 'application/vnd.contentful.management.v1+json',
              'x-contentful-content-type': 'searchSynonyms',
            }),
          },
        },
        (response) => {
          text(response).then(
            (received) => resolve({ status: response.statusCode ?? 0, answer: received }),
            reject,
          );
        },
      );
      call.on('timeout', () => call.destroy(new Error('The space does not answer.')));
      call.on('error', reject);
      call.end(body && JSON.stringify(body));
    },
  );
  if (status >= 300) throw new Error(`The space answers ${status}: ${answer.slice(0, 200)}`);
  return JSON.parse(answer) as unknown;
};

type Locales = { items: { code: string; default: boolean }[] };

/**
 * Makes a draft of search synonyms in a locale.
 *
 * @returns its id.
 * @throws Error with what the space answers.
 */
export const createSynonym = async (
  access: ManagementAccess,
  locale: string,
  words: readonly string[],
): Promise<string> => {
  const { items } = (await ask(access, { method: 'GET', path: '/locales' })) as Locales;
  const defaultLocale = items.find((known) => known.default)?.code ?? locale;
  const fields = {
    name: { [defaultLocale]: words.join(' = ').slice(0, 200) },
    // Contentful publishes no entry whose required fields lack the default locale.
    words: { [defaultLocale]: words, [locale]: words },
  };
  const entry = await ask(access, { method: 'POST', path: '/entries', body: { fields } });
  return (entry as { sys: { id: string } }).sys.id;
};
