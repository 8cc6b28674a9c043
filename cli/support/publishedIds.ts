import { inParallel } from '../../publishing/files/inParallel';
import { askSpace } from './askSpace';

const kinds = { entries: 'links_to_entry', assets: 'links_to_asset' } as const;
type Kind = keyof typeof kinds;

/** Ids of what is published. */
export type PublishedIds = Record<Kind, string[]>;

type Page = { total: number; items: { sys: { id: string } }[] };

const pageSize = 1000;
const atOnce = 4;
/** More newcomers, or more entries that link to one, are not asked for one by one. */
const mostAsked = 200;

const idsOf = async (env: NodeJS.ProcessEnv, kind: Kind): Promise<string[]> => {
  const readPage = (skip: number): Promise<Page> =>
    askSpace(env, `/${kind}?select=sys.id&order=sys.id&limit=${pageSize}&skip=${skip}`);
  const first = await readPage(0);
  const pages = [first];
  const others = Array.from(
    { length: Math.ceil(first.total / pageSize) - 1 },
    (_, index) => index + 1,
  );
  await inParallel(
    others,
    async (index) => {
      pages[index] = await readPage(index * pageSize);
    },
    atOnce,
  );
  return pages.flatMap(({ items }) => items.map(({ sys }) => sys.id));
};

/** Which entries and assets a space has published; `env` names the space as for a build. */
export const readPublishedIds = async (env: NodeJS.ProcessEnv): Promise<PublishedIds> => ({
  entries: await idsOf(env, 'entries'),
  assets: await idsOf(env, 'assets'),
});

/** Ids of all entries with a link to one; undefined when there are more than are read again one by one. */
const linkingTo = async (
  env: NodeJS.ProcessEnv,
  kind: Kind,
  id: string,
): Promise<string[] | undefined> => {
  const { total, items } = await askSpace<Page>(
    env,
    `/entries?${kinds[kind]}=${id}&select=sys.id&limit=${mostAsked}`,
  );
  return total > mostAsked ? undefined : items.map(({ sys }) => sys.id);
};

/**
 * Entries with links to something that was published since, for the first time or anew. gatsby-source-contentful leaves
 * links to what is not published out of an entry, and does not look at that entry again when what it links to is there:
 * with its cache, such links would be missing until the entry itself is published anew.
 *
 * @returns undefined when there are so many that reading the whole space is quicker.
 */
export const findLinkingToNewcomers = async (
  env: NodeJS.ProcessEnv,
  before: PublishedIds,
  now: PublishedIds,
): Promise<string[] | undefined> => {
  const found = new Set<string>();
  for (const kind of ['entries', 'assets'] as const) {
    const known = new Set(before[kind]);
    const added = now[kind].filter((id) => !known.has(id));
    if (added.length > mostAsked) return undefined;
    for (const id of added) {
      const linking = await linkingTo(env, kind, id);
      if (linking === undefined) return undefined;
      for (const entry of linking) found.add(entry);
    }
  }
  return [...found];
};
