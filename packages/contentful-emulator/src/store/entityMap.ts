import type { Deletion, Entity, EntityKind } from '../types';
import { StoreError } from './storeError';

const keyOf = (kind: EntityKind, id: string) => `${kind}:${id}`;

/** The current entries and assets, and the deletions for sync responses. */
export class EntityMap {
  private readonly entities = new Map<string, Entity>();
  private readonly deleted = new Map<string, Deletion>();

  constructor(entities: readonly Entity[]) {
    for (const entity of entities) this.set(entity);
  }

  list(kind: EntityKind, contentTypeId?: string): Entity[] {
    return [...this.entities.values()].filter(
      (entity) =>
        entity.kind === kind &&
        (contentTypeId === undefined || entity.contentTypeId === contentTypeId),
    );
  }

  deletions(): Deletion[] {
    return [...this.deleted.values()];
  }

  get(kind: EntityKind, id: string): Entity | undefined {
    return this.entities.get(keyOf(kind, id));
  }

  /** Like {@link get}, but throws `NotFound` for an unknown id. */
  require(kind: EntityKind, id: string): Entity {
    const entity = this.get(kind, id);
    if (!entity) throw new StoreError('NotFound', `there is no ${kind.toLowerCase()} "${id}"`);
    return entity;
  }

  /** Optimistic locking: throws `VersionMismatch` if `expectedVersion` is given and is not the current version. */
  checkVersion(before: Entity | undefined, expectedVersion: number | undefined): void {
    if (expectedVersion === undefined || expectedVersion === (before?.version ?? 0)) return;
    throw new StoreError(
      'VersionMismatch',
      `expected version ${expectedVersion}, but it is ${before?.version ?? 0}`,
    );
  }

  set(entity: Entity): void {
    const key = keyOf(entity.kind, entity.id);
    this.entities.set(key, entity);
    this.deleted.delete(key);
  }

  delete(deletion: Deletion): void {
    const key = keyOf(deletion.kind, deletion.id);
    this.entities.delete(key);
    this.deleted.set(key, deletion);
  }
}
