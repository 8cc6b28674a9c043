import { createHash } from 'node:crypto';
import { fetchFromSpace } from './fetchFromSpace';

type Newest = { total: number; items: { sys: { id: string; updatedAt: string } }[] };

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/**
 * A version that changes with the published content of a space; `env` has the settings of a build. The part before the
 * hyphen covers content types and locales, which sync does not report. A publication changes the newest `updatedAt`, an
 * unpublication the total.
 */
export const readSpaceVersion = async (env: NodeJS.ProcessEnv): Promise<string> => {
  const newest = async (kind: 'entries' | 'assets') => {
    const { total, items } = await fetchFromSpace<Newest>(
      env,
      `/${kind}?select=sys&order=-sys.updatedAt&limit=1`,
    );
    return [total, items.map(({ sys }) => [sys.id, sys.updatedAt])];
  };
  const list = async (kind: 'content_types' | 'locales') =>
    (await fetchFromSpace<{ items: unknown[] }>(env, `/${kind}?limit=1000`)).items;
  const [types, locales, ...published] = await Promise.all([
    list('content_types'),
    list('locales'),
    newest('entries'),
    newest('assets'),
  ]);
  return `${hashOf([types, locales])}-${hashOf(published)}`;
};
