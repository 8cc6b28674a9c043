import type { ContentfulClientApi } from 'contentful';

export type Entity = { sys: { id: string; type: string; updatedAt: string }; fields?: object };
export type Newcomer = { id: string; isAsset: boolean };

/** For more newcomers than this, reading all entries takes fewer requests than asking for each. */
const mostAsked = 50;
const pageSize = 250;

/** A client whose answers hold all languages, and links as links. */
export type RawClient = Pick<
  ContentfulClientApi<'WITH_ALL_LOCALES' | 'WITHOUT_LINK_RESOLUTION'>,
  'getEntries'
>;

const readPages = async (client: RawClient, query: object): Promise<Entity[]> => {
  const entries: Entity[] = [];
  for (;;) {
    const { items, total } = await client.getEntries({
      ...query,
      order: ['sys.id'],
      skip: entries.length,
      limit: pageSize,
    });
    entries.push(...(items as unknown as Entity[]));
    if (items.length === 0 || entries.length >= total) return entries;
  }
};

const linksIn = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { sys } = value as { sys?: { type?: string; id?: string } };
  return sys?.type === 'Link' ? [sys.id ?? ''] : Object.values(value).flatMap(linksIn);
};

/** All entries with a link to one of some newcomers, at the top of a field, in a list or in rich text. */
export const readLinkingTo = async (
  newcomers: readonly Newcomer[],
  client: RawClient,
): Promise<Entity[]> => {
  const found = new Map<string, Entity>();
  const add = (entries: readonly Entity[]): void =>
    entries.forEach((entry) => found.set(entry.sys.id, entry));
  if (newcomers.length > mostAsked) {
    const ids = new Set(newcomers.map(({ id }) => id));
    const all = await readPages(client, {});
    add(all.filter(({ fields }) => linksIn(fields).some((id) => ids.has(id))));
  } else {
    for (const { id, isAsset } of newcomers) {
      add(await readPages(client, { [isAsset ? 'links_to_asset' : 'links_to_entry']: id }));
    }
  }
  return [...found.values()];
};

/** All entries, for a sync that nothing is known of. */
export const readAllEntries = (client: RawClient): Promise<Entity[]> => readPages(client, {});
