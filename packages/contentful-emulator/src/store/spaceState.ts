import type { SpaceContent } from '../types';
import { EntityMap } from './entityMap';
import type { JournalRecord } from './journalFile';
import { SpaceModel } from './spaceModel';

/** The space in memory: the export file with the records of the journal applied in order. */
export class SpaceState {
  readonly model: SpaceModel;
  readonly entities: EntityMap;
  /** Number of the last record; 0 before the first. */
  sequence = 0;
  /** Number of the last record that published or unpublished an entity. */
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
      this.passTime(resource.updatedAt);
      this.model.set(resource, sequence);
    }
    if (removed) this.model.remove(removed.type, removed.id, sequence);
    if (entity) {
      this.passTime(entity.updatedAt);
      this.entities.set(entity);
      if (entity.publishedSequence === sequence) this.publishedSequence = sequence;
    }
    if (deletion) this.entities.delete(deletion);
  }

  /** ISO time, strictly increasing, because consumers skip an entity whose `updatedAt` has not moved. */
  now(): string {
    this.lastTime = Math.max(Date.now(), this.lastTime + 1);
    return new Date(this.lastTime).toISOString();
  }

  private passTime(updatedAt: string): void {
    this.lastTime = Math.max(this.lastTime, Date.parse(updatedAt));
  }
}
