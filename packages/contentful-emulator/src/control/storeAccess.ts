import type { SpaceStore } from '../store/spaceStore';
import { StoreError } from '../store/storeError';
import { hasDraft, type SpaceAccess, type SpaceStatus } from './spaceAccess';

export type SpaceDetails = Pick<SpaceStatus, 'spaceId' | 'environment' | 'exportFile'>;

/**
 * {@link SpaceAccess} directly on a store in this process. Its `close` calls the parameter `close`. `deliveredStore`: the store
 * that clients of the delivery API read, if an alias targets another.
 */
export const accessStore = (
  store: SpaceStore,
  details: SpaceDetails,
  close: () => void,
  deliveredStore: () => SpaceStore = () => store,
): SpaceAccess => ({
  status: async () => {
    const [entries, assets] = [store.list('Entry'), store.list('Asset')];
    const all = [...entries, ...assets];
    return Promise.resolve({
      ...details,
      contentVersion: deliveredStore().contentVersion(),
      contentTypes: store.contentTypes.size,
      locales: store.locales.map(({ code }) => code),
      defaultLocale: store.defaultLocale,
      entries: entries.length,
      assets: assets.length,
      published: all.filter(({ published }) => published).length,
      drafts: all.filter(hasDraft).length,
      changes: store.sequence,
    });
  },
  contentType: async (id) => Promise.resolve(store.contentTypes.get(id)),
  list: async (kind, contentTypeId) => Promise.resolve(store.list(kind, contentTypeId)),
  get: async (kind, id) => Promise.resolve(store.get(kind, id)),
  create: async (id, entry) => {
    if (store.get('Entry', id))
      throw new StoreError('Conflict', `there is an entry "${id}" already`);
    return Promise.resolve(store.put('Entry', { id, ...entry }));
  },
  setField: async (kind, id, { field, value, locale }) =>
    Promise.resolve(store.setField(kind, id, field, value, locale)),
  publish: async (kind, id) => Promise.resolve(store.publish(kind, id)),
  unpublish: async (kind, id) => Promise.resolve(store.unpublish(kind, id)),
  delete: async (kind, id) => {
    store.delete(kind, id);
    return Promise.resolve();
  },
  close: async () => Promise.resolve(close()),
});
