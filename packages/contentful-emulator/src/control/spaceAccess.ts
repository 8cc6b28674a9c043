import { isDeepStrictEqual } from 'node:util';
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
  /** Number of published entries and assets. */
  published: number;
  /** Number of entries and assets with unpublished changes. */
  drafts: number;
  /** Number of changes since the export file was loaded. */
  changes: number;
};

/** Sets one field in one locale, the default locale if undefined. An undefined value clears the field. */
export type FieldEdit = { field: string; value?: unknown; locale?: string };

/** A new entry; it is created as a draft. */
export type NewEntry = {
  contentTypeId: string;
  /** Field id -> locale code -> value. */
  fields: Record<string, Record<string, unknown>>;
};

/** Reads and edits a space: over HTTP through a running emulator, or directly on its store. */
export type SpaceAccess = {
  status(): Promise<SpaceStatus>;
  contentType(id: string): Promise<ContentType | undefined>;
  list(kind: EntityKind, contentTypeId?: string): Promise<Entity[]>;
  get(kind: EntityKind, id: string): Promise<Entity | undefined>;
  /** @throws Error if an entry has this id already, or the content type or a field does not exist. */
  create(id: string, entry: NewEntry): Promise<Entity>;
  setField(kind: EntityKind, id: string, edit: FieldEdit): Promise<Entity>;
  publish(kind: EntityKind, id: string): Promise<Entity>;
  unpublish(kind: EntityKind, id: string): Promise<Entity>;
  delete(kind: EntityKind, id: string): Promise<void>;
  close(): Promise<void>;
};

/** Whether an entity has unpublished changes. Publishing increments the version once; single locales can be left out. */
export const hasDraft = ({ published, current, version }: Entity): boolean =>
  !published ||
  version > published.version + 1 ||
  (published.locales !== undefined && !isDeepStrictEqual(published.fields, current.fields));
