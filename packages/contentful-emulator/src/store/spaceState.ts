import type { Entity, Resource, SpaceContent } from '../types';
import { EntityMap } from './entityMap';
import type { JournalRecord } from './journalFile';
import { PublishedVersions, type EntryVersion, type TypeVersion } from './publishedVersions';
import { SpaceModel } from './spaceModel';

/** In-memory state of a space: the export file with all journal records applied in order. */
export class SpaceState {
  readonly model: SpaceModel;
  readonly entities: EntityMap;
  readonly entryVersions = new PublishedVersions<EntryVersion>();
  readonly typeVersions = new PublishedVersions<TypeVersion>();
  /** Sequence number of the last record; 0 before the first. */
  sequence = 0;
  /** Sequence number of the last record that published or unpublished an entity. */
  publishedSequence = 0;
  /** Milliseconds since the epoch of the latest `updatedAt`. */
  private lastTime = 0;

  constructor(content: SpaceContent, records: readonly JournalRecord[]) {
    this.model = new SpaceModel(content);
    this.entities = new EntityMap(content.entities);
    content.entities.forEach((entity) => this.keepEntry(entity));
    content.resources.forEach((resource) => this.keepType(resource));
    for (const record of records) this.apply(record);
  }

  apply({ sequence, entity, deletion, resource, removed }: JournalRecord): void {
    this.sequence = sequence;
    if (resource) {
      this.advanceClock(resource.updatedAt);
      this.model.set(resource, sequence);
      this.keepType(resource);
    }
    if (removed) {
      this.model.remove(removed.type, removed.id, sequence);
      if (removed.type === 'ContentType') this.typeVersions.forget(removed.id);
    }
    if (entity) {
      this.advanceClock(entity.updatedAt);
      this.entities.set(entity);
      this.keepEntry(entity);
      if (entity.publishedSequence === sequence) this.publishedSequence = sequence;
    }
    if (deletion) {
      this.entities.delete(deletion);
      if (deletion.kind === 'Entry') this.entryVersions.forget(deletion.id);
    }
  }

  /** Current ISO time, strictly increasing, because consumers skip entities with an unchanged `updatedAt`. */
  now(): string {
    this.lastTime = Math.max(Date.now(), this.lastTime + 1);
    return new Date(this.lastTime).toISOString();
  }

  private keepEntry({ kind, id, published }: Entity): void {
    if (kind === 'Entry' && published) this.entryVersions.add(id, published);
  }

  private keepType({ type, id, published }: Resource): void {
    if (type === 'ContentType' && published) this.typeVersions.add(id, published);
  }

  private advanceClock(updatedAt: string): void {
    this.lastTime = Math.max(this.lastTime, Date.parse(updatedAt));
  }
}
