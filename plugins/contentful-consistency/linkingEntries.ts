import type { ContentfulClientApi } from 'contentful';
import type { Entity } from '../../gatsby/records/entity';

export type NewEntity = { id: string; isAsset: boolean };

/** Above this number, fetching all entries takes fewer requests than one query per new entity. */
const maxQueries = 50;
const pageSize = 250;

/** A client that returns all locales and unresolved links. */
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

/** Fetches all entries that link to new entities from a field, a list or rich text. */
export const readLinkingTo = async (
  newEntities: readonly NewEntity[],
  client: RawClient,
): Promise<Entity[]> => {
  const found = new Map<string, Entity>();
  const add = (entries: readonly Entity[]): void =>
    entries.forEach((entry) => found.set(entry.sys.id, entry));
  if (newEntities.length > maxQueries) {
    const ids = new Set(newEntities.map(({ id }) => id));
    const all = await readPages(client, {});
    add(all.filter(({ fields }) => linksIn(fields).some((id) => ids.has(id))));
  } else {
    for (const { id, isAsset } of newEntities) {
      add(await readPages(client, { [isAsset ? 'links_to_asset' : 'links_to_entry']: id }));
    }
  }
  return [...found.values()];
};

/** Fetches all entries, for a sync from an unknown token. */
export const readAllEntries = (client: RawClient): Promise<Entity[]> => readPages(client, {});
