import type { Content, Deletion, Entity, EntityKind, Resource } from '../types';
import type { JournalRecord } from './journalFile';

/** What a change did, for whoever listens. */
export type Change = {
  action:
    'create' | 'save' | 'auto_save' | 'publish' | 'unpublish' | 'archive' | 'unarchive' | 'delete';
  kind: EntityKind;
  id: string;
  sequence: number;
  entity?: Entity;
  /** Of a deletion. */
  deletion?: Deletion;
};

/** A change to a content type, webhook, … `resource` is its state before, if it was deleted. */
export type ResourceChange = {
  action: 'create' | 'save' | 'publish' | 'unpublish' | 'delete';
  sequence: number;
  resource: Resource;
};

export type Draft = Partial<Content> & { id: string; contentTypeId?: string };

/** The change to an entry or asset that a record of the journal stands for; undefined for another record. */
export const entityChange = (record: JournalRecord): Change | undefined => {
  const { action, sequence, entity, deletion } = record;
  const subject = entity ?? deletion;
  return subject
    ? {
        action: action as Change['action'],
        kind: subject.kind,
        id: subject.id,
        sequence,
        ...(entity ? { entity } : {}),
        ...(deletion ? { deletion } : {}),
      }
    : undefined;
};
