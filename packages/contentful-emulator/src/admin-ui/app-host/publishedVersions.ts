import type { SpaceStore } from '../../store/spaceStore';
import type { Entity } from '../../types';

export type PublishedVersion = NonNullable<Entity['published']>;

/** Contentful keeps more; these are kept in memory. */
const keptVersions = 20;

/** The published versions of each entry, newest first: the one at the start of the emulator, and those since. */
export class PublishedVersions {
  private readonly versions = new Map<string, PublishedVersion[]>();

  constructor(store: SpaceStore) {
    for (const { id, published } of store.list('Entry')) {
      if (published) this.versions.set(id, [published]);
    }
    store.subscribe(({ action, kind, id, entity }) => {
      if (kind !== 'Entry') return;
      if (action === 'delete') this.versions.delete(id);
      if (action !== 'publish' || !entity?.published) return;
      this.versions.set(id, [entity.published, ...this.of(id)].slice(0, keptVersions));
    });
  }

  of(id: string): readonly PublishedVersion[] {
    return this.versions.get(id) ?? [];
  }
}
