import type { Content, Deletion, Entity, EntityKind } from '../types';
import { StoreError } from './storeError';

/*
 * What an entry or asset is after each thing that can be done to it, as with Contentful. `now` is an ISO time; what may not
 * be done is refused with a StoreError. The store gives the sequence numbers.
 */

const refusal = ({ kind, id }: Entity, reason: string): StoreError =>
  new StoreError('BadRequest', `${kind.toLowerCase()} "${id}" is ${reason}`);

const mustNotBeArchived = (entity: Entity): void => {
  if (entity.archivedAt) throw refusal(entity, 'archived; restore it first');
};

const mustNotBePublished = (entity: Entity): void => {
  if (entity.published) throw refusal(entity, 'published; unpublish it first');
};

type Identity = { kind: EntityKind; id: string; contentTypeId: string | undefined };

/** A new entity, or another current state of one. */
export const saved = (
  before: Entity | undefined,
  { kind, id, contentTypeId }: Identity,
  content: Content,
  now: string,
): Entity => {
  if (before) mustNotBeArchived(before);
  return {
    ...(before ?? {
      kind,
      id,
      ...(contentTypeId === undefined ? {} : { contentTypeId }),
      createdAt: now,
      publishedCounter: 0,
      publishedSequence: 0,
    }),
    version: (before?.version ?? 0) + 1,
    updatedAt: now,
    current: structuredClone(content),
    sequence: 0,
  };
};

/** The current state becomes the published one. */
export const published = (before: Entity, now: string): Entity => {
  mustNotBeArchived(before);
  return {
    ...before,
    published: { ...before.current, version: before.version, at: now },
    version: before.version + 1,
    updatedAt: now,
    firstPublishedAt: before.firstPublishedAt ?? now,
    publishedCounter: before.publishedCounter + 1,
  };
};

/** The published state is taken back; the current one stays. */
export const unpublished = (before: Entity, now: string): Entity => {
  if (!before.published) throw refusal(before, 'not published');
  return {
    ...before,
    published: undefined,
    version: before.version + 1,
    updatedAt: now,
    unpublishedAt: now,
  };
};

/** Out of the way. */
export const archived = (before: Entity, now: string): Entity => {
  mustNotBeArchived(before);
  mustNotBePublished(before);
  return {
    ...before,
    version: before.version + 1,
    updatedAt: now,
    archivedAt: now,
    archivedVersion: before.version,
  };
};

/** Back as a draft. */
export const unarchived = (entity: Entity, now: string): Entity => {
  const { archivedAt, archivedVersion, ...before } = entity;
  if (archivedAt === undefined || archivedVersion === undefined) {
    throw refusal(entity, 'not archived');
  }
  return { ...before, version: before.version + 1, updatedAt: now };
};

/** What is left of a removed entity, for those who sync. */
export const deletionOf = (before: Entity, now: string, sequence: number): Deletion => {
  mustNotBePublished(before);
  return {
    kind: before.kind,
    id: before.id,
    ...(before.contentTypeId === undefined ? {} : { contentTypeId: before.contentTypeId }),
    createdAt: before.createdAt,
    deletedAt: now,
    revision: before.publishedCounter,
    sequence,
    publishedSequence: before.publishedSequence,
  };
};
