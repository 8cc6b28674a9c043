import { sendManagement, type ManagementApi } from '../managementRequest';

/** Access to an environment of a space by the management API. */
export type ManagementAccess = ManagementApi & { spaceId: string; environment: string };

/** Asks the environment. Throws an error with what the space answers. */
const ask = async (
  { spaceId, environment, ...api }: ManagementAccess,
  path: string,
  fields?: object,
): Promise<unknown> => {
  const { status, body } = await sendManagement(api, {
    method: fields ? 'POST' : 'GET',
    path: `/spaces/${spaceId}/environments/${environment}${path}`,
    timeout: 10_000,
    ...(fields && {
      body: { fields },
      headers: { 'x-contentful-content-type': 'searchSynonyms' },
    }),
  });
  if (status >= 300) throw new Error(`The space answers ${status}: ${body.slice(0, 200)}`);
  return JSON.parse(body) as unknown;
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
  const { items } = (await ask(access, '/locales')) as Locales;
  const defaultLocale = items.find((known) => known.default)?.code ?? locale;
  const fields = {
    name: { [defaultLocale]: words.join(' = ').slice(0, 200) },
    // Contentful publishes no entry whose required fields lack the default locale.
    words: { [defaultLocale]: words, [locale]: words },
  };
  const entry = await ask(access, '/entries', fields);
  return (entry as { sys: { id: string } }).sys.id;
};
