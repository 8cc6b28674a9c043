import axios, {
  type AxiosAdapter,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { createClient } from 'contentful';
import { logContent } from './contentLog';
import { overlayDrafts } from './draftOverlay';
import { recordEntries } from '../../gatsby/records/entryRecords';
import { writeKnown, readKnown, type Known } from './knownEntities';
import { readAllEntries, readLinkingTo, type NewEntity } from './linkingEntries';
import { pathsAfter, pathValueOf } from './localePath';
import type { Entity } from '../../gatsby/records/entity';

type SyncPage = { items: Entity[]; nextPageUrl?: string; nextSyncUrl?: string };

type Space = { spaceId: string; environment: string; accessToken: string; host: string };

const tokenOf = (url: string): string => new URL(url).searchParams.get('sync_token') ?? '';

/** An entry and an asset may have the same id. */
const keyOf = ({ sys }: Entity): string => `${sys.type.replace('Deleted', '')} ${sys.id}`;

const isDeletion = ({ sys }: Entity): boolean => sys.type.startsWith('Deleted');

/** The site shows times in seconds, so added milliseconds are invisible. */
const maxMilliseconds = 999;

/**
 * gatsby-source-contentful skips entries with an unchanged `updatedAt`, so each refetch adds another number of
 * milliseconds.
 */
const laterBy =
  (milliseconds: number) =>
  (entity: Entity): Entity => {
    const updatedAt = new Date(Date.parse(entity.sys.updatedAt) + milliseconds).toISOString();
    return { ...entity, sys: { ...entity.sys, updatedAt } };
  };

const linkTarget = ({ sys }: Entity): NewEntity => ({ id: sys.id, isAsset: sys.type === 'Asset' });

/** The published ids after a sync. */
const idsAfter = (before: readonly string[], items: readonly Entity[]): string[] => {
  const ids = new Set(before);
  for (const item of items) {
    if (isDeletion(item)) ids.delete(keyOf(item));
    else ids.add(keyOf(item));
  }
  return [...ids];
};

/**
 * An axios adapter for gatsby-source-contentful (`contentfulClientConfig`) that adds entries to sync responses. The
 * plugin drops links to unpublished entities and does not resolve them when these are published. So for each newly
 * published entity, the adapter refetches the entries that link to it, and for each country or language that leads elsewhere those
 * whose locales it decides. It also leaves out values that are of no use (entryRecords.ts).
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

  /** State of the current sync: its start token, the items so far, and the token of its next page. */
  let start: string | undefined;
  let items: Entity[] = [];
  let nextPage: string | undefined;
  let recorder = recordEntries(true);
  let log = logContent(true);
  const drafts = overlayDrafts(process.env);

  const findAdditions = async (known: Known | undefined): Promise<Entity[]> => {
    const synced = new Set(items.map(({ sys }) => sys.id));
    const others = (entries: readonly Entity[]): Entity[] =>
      entries.filter(({ sys }) => !synced.has(sys.id));
    // Notes of earlier versions have no paths.
    if (!known?.paths) return others(await readAllEntries(client));
    const isKnown = new Set(known.ids);
    const isMoved = (item: Entity): boolean => pathValueOf(item) !== known.paths[item.sys.id];
    const changed = items.filter(
      (item) => !isDeletion(item) && (!isKnown.has(keyOf(item)) || isMoved(item)),
    );
    const linking = await readLinkingTo(changed.map(linkTarget), client);
    // A language is linked to by countries, and these by the entries in question.
    const onPath = linking.filter((entry) => pathValueOf(entry) !== undefined);
    const beyond = await readLinkingTo(onPath.map(linkTarget), client);
    return others([...new Map([...beyond, ...linking].map((one) => [one.sys.id, one])).values()]);
  };

  const complete = async (page: SyncPage): Promise<void> => {
    page.items = drafts.without(page.items);
    items.push(...page.items);
    if (!page.nextSyncUrl) {
      log.add(page.items);
      page.items = recorder.keepUsable(page.items);
      return;
    }
    const overlaid = await drafts.read(items);
    page.items.push(...overlaid);
    items.push(...overlaid);
    log.add(page.items);
    const known = start === undefined ? undefined : readKnown(start);
    const rereads =
      start === undefined ? 0 : ((known?.rereads ?? Date.now()) % maxMilliseconds) + 1;
    if (start !== undefined) {
      const additions = await findAdditions(known);
      log.add(additions);
      page.items.push(...additions.map(laterBy(rereads)));
    }
    const all = [...items, ...page.items];
    const ids = idsAfter(known?.ids ?? [], all);
    const paths = pathsAfter(known?.paths ?? {}, all);
    writeKnown({ token: tokenOf(page.nextSyncUrl), ids, paths, rereads }, start);
    page.items = recorder.keepUsable(page.items);
    const published = new Set(ids);
    const { items: locales } = await client.getLocales();
    const times = recorder.end((type, id) => published.has(`${type} ${id}`), locales);
    // A change of the content model clears the cache.
    const model = start === undefined ? await client.getContentTypes() : undefined;
    log.end({ locales, contentTypes: model?.items ?? [] }, times);
  };

  return async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const response = await request(config);
    if (config.url !== 'sync' || response.status !== 200) return response;
    const { sync_token: token, initial } = (config.params ?? {}) as Record<string, string>;
    if (initial || token !== nextPage) {
      [start, items] = [initial ? undefined : token, []];
      recorder = recordEntries(start === undefined);
      log = logContent(start === undefined);
    }
    const page = JSON.parse(String(response.data)) as SyncPage;
    await complete(page);
    nextPage = page.nextPageUrl && tokenOf(page.nextPageUrl);
    return { ...response, data: page };
  };
};
