import { createHash } from 'node:crypto';
import { fetchFromSpace } from './fetchFromSpace';

type Newest = { total: number; items: { sys: { id: string; updatedAt: string } }[] };

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/**
 * Changes whenever what a space shows may have; `env` names the space as for a build. The first part, up to a hyphen,
 * stands for content types and locales, of which no sync tells. What is published is newer than all before, and what is
 * taken back is one fewer.
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
