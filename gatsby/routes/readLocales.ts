import { SpaceError } from '../problems/spaceError';
import type { Settings } from '../settings/readSettings';

export type SpaceLocale = { code: string; default: boolean; fallbackCode: string | null };

let ofBuild: readonly SpaceLocale[] = [];

/** The codes of locales, the default one first. */
export const defaultFirst = (locales: readonly Pick<SpaceLocale, 'code' | 'default'>[]): string[] =>
  [...locales].sort((a, b) => Number(b.default) - Number(a.default)).map(({ code }) => code);

/** The locales of the space, as `createPages` has read them in this process. */
export const localesOfBuild = (): readonly SpaceLocale[] => ofBuild;

/**
 * The locale codes of the space, the default one first. Gatsby's nodes do not say which locale is the default.
 *
 * @throws SpaceError when the space does not answer.
 */
export const readLocales = async ({
  host,
  spaceId,
  environment,
  accessToken,
}: Settings): Promise<string[]> => {
  const url = `https://${host}/spaces/${spaceId}/environments/${environment}/locales?limit=1000`;
  const response = await fetch(url, { headers: { Authorization: `Bearer ${accessToken}` } }).catch(
    (error: unknown) => {
      throw new SpaceError({
        text: `The space at ${host} did not answer when asked for its locales (${String((error as Error).cause ?? error)}).`,
      });
    },
  );
  if (!response.ok) {
    throw new SpaceError({
      text: `The space answered ${response.status} when asked for its locales (${host}).`,
    });
  }
  const { items } = (await response.json()) as { items: SpaceLocale[] };
  ofBuild = items;
  return defaultFirst(items);
};
