import type { ContentType, Entity, EntityKind } from '../types';

export type SpaceStatus = {
  spaceId: string;
  environment: string;
  spaceFile: string;
  contentVersion: string;
  contentTypes: number;
  locales: string[];
  entries: number;
  assets: number;
  /** Entries and assets that the delivery API shows. */
  published: number;
  /** Entries and assets whose current state is not the published one. */
  drafts: number;
  /** Changes made since the space file was read for the first time. */
  changes: number;
};

/** One field of an entity in one locale (the default one if undefined). An undefined value clears it. */
export type FieldEdit = { field: string; value?: unknown; locale?: string };

/** What people and tools do to a space, whether a server runs it or its store is opened directly. */
export type SpaceAccess = {
  status(): Promise<SpaceStatus>;
  contentType(id: string): Promise<ContentType | undefined>;
  list(kind: EntityKind, contentTypeId?: string): Promise<Entity[]>;
  get(kind: EntityKind, id: string): Promise<Entity | undefined>;
  setField(kind: EntityKind, id: string, edit: FieldEdit): Promise<Entity>;
  publish(kind: EntityKind, id: string): Promise<Entity>;
  unpublish(kind: EntityKind, id: string): Promise<Entity>;
  delete(kind: EntityKind, id: string): Promise<void>;
  close(): Promise<void>;
};

/** Whether the current state of an entity differs from what is published. */
export const hasDraft = (entity: Entity): boolean =>
  !entity.published || entity.version > entity.published.version + 1;
