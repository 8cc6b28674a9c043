import type { Content, Deletion, Entity, EntityKind } from '../types';
import { changeLocales, type LocaleChange } from './publishLocales';
import { StoreError } from './storeError';

/*
 * State transitions of entries and assets, with Contentful's rules. Each function returns the next state and throws a
 * StoreError if the transition is not allowed. `now` is an ISO time. The store assigns the sequence numbers.
 */

const notAllowed = ({ kind, id }: Entity, reason: string): StoreError =>
  new StoreError('BadRequest', `${kind.toLowerCase()} "${id}" is ${reason}`);

const mustNotBeArchived = (entity: Entity): void => {
  if (entity.archivedAt) throw notAllowed(entity, 'archived; restore it first');
};

const mustNotBePublished = (entity: Entity): void => {
  if (entity.published) throw notAllowed(entity, 'published; unpublish it first');
};

type Identity = { kind: EntityKind; id: string; contentTypeId: string | undefined };

/** Creates an entity or replaces its draft. */
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

/** Publishes the draft. */
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

/** Publishes and unpublishes single locales; without a published locale the entity is unpublished. */
export const localesChanged = (
  before: Entity,
  change: LocaleChange,
  allLocales: readonly string[],
  now: string,
): Entity => {
  mustNotBeArchived(before);
  const state = changeLocales(before, change, allLocales, now);
  if (!state) return unpublished(before, now);
  return { ...published(before, now), published: state };
};

/** Renames fields of the draft and of the published content. */
export const renamed = (
  before: Entity,
  renames: ReadonlyMap<string, string>,
  now: string,
): Entity => {
  const rename = <Part extends Content>(content: Part): Part => ({
    ...content,
    fields: Object.fromEntries(
      Object.entries(content.fields).map(([id, values]) => [renames.get(id) ?? id, values]),
    ),
  });
  return {
    ...before,
    updatedAt: now,
    current: rename(before.current),
    ...(before.published && { published: rename(before.published) }),
  };
};

/** Unpublishes; the draft is kept. */
export const unpublished = (before: Entity, now: string): Entity => {
  if (!before.published) throw notAllowed(before, 'not published');
  return {
    ...before,
    published: undefined,
    version: before.version + 1,
    updatedAt: now,
    unpublishedAt: now,
  };
};

/** Archives an entity that is not published. */
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

/** Restores an archived entity as a draft. */
export const unarchived = (entity: Entity, now: string): Entity => {
  const { archivedAt, archivedVersion, ...before } = entity;
  if (archivedAt === undefined || archivedVersion === undefined) {
    throw notAllowed(entity, 'not archived');
  }
  return { ...before, version: before.version + 1, updatedAt: now };
};

/** Record of a deleted entity, for sync responses. */
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
