import axios, {
  type AxiosAdapter,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { createClient } from 'contentful';
import { noteKnown, readKnown, type Known } from './knownEntities';
import { readAllEntries, readLinkingTo, type Entity, type Newcomer } from './linkingEntries';

type SyncPage = { items: Entity[]; nextPageUrl?: string; nextSyncUrl?: string };

type Space = { spaceId: string; environment: string; accessToken: string; host: string };

const tokenOf = (url: string): string => new URL(url).searchParams.get('sync_token') ?? '';

/** An entry and an asset may have the same id. */
const keyOf = ({ sys }: Entity): string => `${sys.type.replace('Deleted', '')} ${sys.id}`;

const isDeletion = ({ sys }: Entity): boolean => sys.type.startsWith('Deleted');

/** The site says times in seconds, so an entry that was read again says the same. */
const mostMilliseconds = 999;

/**
 * gatsby-source-contentful takes an entry for unchanged while its time of change is as before: each reading adds some
 * milliseconds, other than the last one did.
 */
const laterBy =
  (milliseconds: number) =>
  (entity: Entity): Entity => {
    const updatedAt = new Date(Date.parse(entity.sys.updatedAt) + milliseconds).toISOString();
    return { ...entity, sys: { ...entity.sys, updatedAt } };
  };

/** Ids after the changes of a sync. */
const idsAfter = (before: readonly string[], items: readonly Entity[]): string[] => {
  const ids = new Set(before);
  for (const item of items) {
    if (isDeletion(item)) ids.delete(keyOf(item));
    else ids.add(keyOf(item));
  }
  return [...ids];
};

/**
 * An adapter for the requests of gatsby-source-contentful (`contentfulClientConfig`), which adds entries to what a sync of
 * changes brings. The plugin leaves a link out of an entry while what it leads to is not published, and does not look at the
 * entry again when it is: entries that link to what came with the sync come with it too.
 */
export const refetchLinking = ({
  spaceId,
  environment,
  accessToken,
  host,
}: Space): AxiosAdapter => {
  const request = axios.getAdapter('http');
  const client = createClient({ space: spaceId, environment, accessToken, host }).withAllLocales
    .withoutLinkResolution;

  /** The token that the sync under way began with, what it has brought so far, and the token of its next page. */
  let start: string | undefined;
  let items: Entity[] = [];
  let nextPage: string | undefined;

  const findAdditions = async (known: Known | undefined): Promise<Entity[]> => {
    const isKnown = new Set(known?.ids);
    const newcomers = items
      .filter((item) => !isDeletion(item) && !isKnown.has(keyOf(item)))
      .map(({ sys }): Newcomer => ({ id: sys.id, isAsset: sys.type === 'Asset' }));
    const linking = known ? await readLinkingTo(newcomers, client) : await readAllEntries(client);
    const brought = new Set(items.map(({ sys }) => sys.id));
    return linking.filter(({ sys }) => !brought.has(sys.id));
  };

  const complete = async (page: SyncPage): Promise<void> => {
    items.push(...page.items);
    if (!page.nextSyncUrl) return;
    const known = start === undefined ? undefined : readKnown(start);
    const rereads =
      start === undefined ? 0 : ((known?.rereads ?? Date.now()) % mostMilliseconds) + 1;
    if (start !== undefined) {
      page.items.push(...(await findAdditions(known)).map(laterBy(rereads)));
    }
    const ids = idsAfter(known?.ids ?? [], [...items, ...page.items]);
    noteKnown({ token: tokenOf(page.nextSyncUrl), ids, rereads }, start);
  };

  return async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const response = await request(config);
    if (config.url !== 'sync' || response.status !== 200) return response;
    const { sync_token: token, initial } = (config.params ?? {}) as Record<string, string>;
    if (initial) [start, items] = [undefined, []];
    else if (token !== nextPage) [start, items] = [token, []];
    const page = JSON.parse(String(response.data)) as SyncPage;
    await complete(page);
    nextPage = page.nextPageUrl && tokenOf(page.nextPageUrl);
    return { ...response, data: page };
  };
};
