import type { SpaceContent } from '../types';
import { EntityMap } from './entityMap';
import type { JournalRecord } from './journalFile';
import { SpaceModel } from './spaceModel';

/** In-memory state of a space: the export file with all journal records applied in order. */
export class SpaceState {
  readonly model: SpaceModel;
  readonly entities: EntityMap;
  /** Sequence number of the last record; 0 before the first. */
  sequence = 0;
  /** Sequence number of the last record that published or unpublished an entity. */
  publishedSequence = 0;
  /** Milliseconds since the epoch of the latest `updatedAt`. */
  private lastTime = 0;

  constructor(content: SpaceContent, records: readonly JournalRecord[]) {
    this.model = new SpaceModel(content);
    this.entities = new EntityMap(content.entities);
    for (const record of records) this.apply(record);
  }

  apply({ sequence, entity, deletion, resource, removed }: JournalRecord): void {
    this.sequence = sequence;
    if (resource) {
      this.advanceClock(resource.updatedAt);
      this.model.set(resource, sequence);
    }
    if (removed) this.model.remove(removed.type, removed.id, sequence);
    if (entity) {
      this.advanceClock(entity.updatedAt);
      this.entities.set(entity);
      if (entity.publishedSequence === sequence) this.publishedSequence = sequence;
    }
    if (deletion) this.entities.delete(deletion);
  }

  /** Current ISO time, strictly increasing, because consumers skip entities with an unchanged `updatedAt`. */
  now(): string {
    this.lastTime = Math.max(Date.now(), this.lastTime + 1);
    return new Date(this.lastTime).toISOString();
  }

  private advanceClock(updatedAt: string): void {
    this.lastTime = Math.max(this.lastTime, Date.parse(updatedAt));
  }
}
