import type { ContentType, Entity, EntityKind } from '../types';

export type SpaceStatus = {
  spaceId: string;
  environment: string;
  exportFile: string;
  contentVersion: string;
  contentTypes: number;
  locales: string[];
  defaultLocale: string;
  entries: number;
  assets: number;
  /** Entries and assets that the delivery API shows. */
  published: number;
  /** Entries and assets whose current state is not the published one. */
  drafts: number;
  /** Changes made since the export file was read for the first time. */
  changes: number;
};

/** One field of an entity in one locale (the default one if undefined). An undefined value clears it. */
export type FieldEdit = { field: string; value?: unknown; locale?: string };

/** An entry to be made; nothing of it is published. */
export type NewEntry = {
  contentTypeId: string;
  /** Each field's value in each locale. */
  fields: Record<string, Record<string, unknown>>;
};

/** What people and tools do to a space, whether an emulator runs it or its store is opened directly. */
export type SpaceAccess = {
  status(): Promise<SpaceStatus>;
  contentType(id: string): Promise<ContentType | undefined>;
  list(kind: EntityKind, contentTypeId?: string): Promise<Entity[]>;
  get(kind: EntityKind, id: string): Promise<Entity | undefined>;
  /** @throws Error when there is an entry of this id, or no such content type or field. */
  create(id: string, entry: NewEntry): Promise<Entity>;
  setField(kind: EntityKind, id: string, edit: FieldEdit): Promise<Entity>;
  publish(kind: EntityKind, id: string): Promise<Entity>;
  unpublish(kind: EntityKind, id: string): Promise<Entity>;
  delete(kind: EntityKind, id: string): Promise<void>;
  close(): Promise<void>;
};

/** Whether the current state of an entity differs from what is published. */
export const hasDraft = (entity: Entity): boolean =>
  !entity.published || entity.version > entity.published.version + 1;
