import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fetchFromSpace } from './fetchFromSpace';
import type { Entity } from '../../gatsby/records/entity';

/** In Gatsby's cache, so that both are deleted together: the entries whose drafts its nodes are of. */
const overlayFile = '.cache/contentful-draft-overlay.json';

const readLast = (): string[] =>
  existsSync(overlayFile) ? (JSON.parse(readFileSync(overlayFile, 'utf8')) as string[]) : [];

const readEntries = async (env: NodeJS.ProcessEnv, ids: readonly string[]): Promise<Entity[]> => {
  if (ids.length === 0) return [];
  const query = `sys.id[in]=${ids.map(encodeURIComponent).join(',')}&locale=*&limit=1000`;
  return (await fetchFromSpace<{ items: Entity[] }>(env, `/entries?${query}`)).items;
};

const deletion = (id: string): Entity => ({
  sys: { id, type: 'DeletedEntry', updatedAt: new Date().toISOString() },
});

/** The settings of the Preview API. */
const previewOf = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  CONTENTFUL_ACCESS_TOKEN: env.CONTENTFUL_PREVIEW_TOKEN,
  CONTENTFUL_HOST: env.CONTENTFUL_PREVIEW_HOST || 'preview.contentful.com',
});

export type DraftOverlay = {
  /** The items of a sync without those that a draft replaces. */
  without: (items: readonly Entity[]) => Entity[];
  /** The drafts, and the published versions of entries whose drafts the last build had; called with all items of the sync. */
  read: (items: readonly Entity[]) => Promise<Entity[]>;
};

/**
 * Replaces published entries by their drafts in a sync, for a dry run: DRY_RUN_ENTRIES has their ids, separated by commas. A
 * later sync puts the published versions back, or removes entries that are not published.
 */
export const overlayDrafts = (env: NodeJS.ProcessEnv): DraftOverlay => {
  const ids = new Set((env.DRY_RUN_ENTRIES ?? '').split(',').filter(Boolean));
  return {
    without: (items) => items.filter(({ sys }) => sys.type.endsWith('Asset') || !ids.has(sys.id)),
    read: async (items) => {
      const synced = new Set(items.map(({ sys }) => sys.id));
      const before = readLast().filter((id) => !ids.has(id) && !synced.has(id));
      if (ids.size === 0 && before.length === 0) return [];
      const [drafts, published] = await Promise.all([
        readEntries(previewOf(env), [...ids]),
        readEntries(env, before),
      ]);
      const found = new Set([...drafts, ...published].map(({ sys }) => sys.id));
      mkdirSync(dirname(overlayFile), { recursive: true });
      writeFileSync(overlayFile, JSON.stringify([...ids]));
      return [
        ...drafts,
        ...published,
        ...[...ids, ...before].filter((id) => !found.has(id)).map(deletion),
      ];
    },
  };
};
