import type { Content, Deletion, Entity, EntityKind, Resource } from '../types';
import type { JournalRecord } from './journalFile';

/** A change of an entry or asset, for subscribers of the store. `entity` is the state after it. */
export type Change = {
  action:
    | 'create'
    | 'save'
    | 'auto_save'
    | 'publish'
    | 'unpublish'
    | 'archive'
    | 'unarchive'
    | 'delete'
    /** A field of its content type has another id; webhooks have no topic for it. */
    | 'rename';
  kind: EntityKind;
  id: string;
  sequence: number;
  entity?: Entity;
  /** Set if the action is `delete`. */
  deletion?: Deletion;
  /** What published or unpublished it, if not a request for this entity alone. */
  cause?: Cause;
};

/** The actions that published or unpublished an entity; webhooks name them in headers. */
export type Cause = {
  release?: { id: string; version: number; actionId: string };
  scheduledActionId?: string;
  bulkActionId?: string;
};

/** A change of a content type, webhook … `resource` is the state after it; before it if the action is `delete`. */
export type ResourceChange = {
  action:
    | 'create'
    | 'save'
    | 'publish'
    | 'unpublish'
    | 'archive'
    | 'unarchive'
    /** An action on a release, or a scheduled action, has ended. */
    | 'execute'
    | 'delete';
  sequence: number;
  resource: Resource;
};

export type Draft = Partial<Content> & { id: string; contentTypeId?: string };

/** Converts a journal record to a change; undefined if it is not about an entry or asset. */
export const entityChange = (record: JournalRecord, cause?: Cause): Change | undefined => {
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
        ...(cause ? { cause } : {}),
      }
    : undefined;
};
