import type {
  ContentType,
  Deletion,
  Entity,
  EntityKind,
  Locale,
  SpaceContent,
  Tag,
} from '../types';
import type { Cause, Change, Draft } from './changes';
import { checkFields } from './checkFields';
import { contentVersion } from './contentVersion';
import {
  archived,
  deletionOf,
  localesChanged,
  published,
  renamed,
  saved,
  unarchived,
  unpublished,
} from './entityTransitions';
import type { Journal } from './journal';
import type { LocaleChange } from './publishLocales';
import { ResourceStore } from './resourceStore';
import type { EntryVersion, Snapshot, TypeVersion } from './publishedVersions';
import { StoreError } from './storeError';

/**
 * The content of a space: an export file and a journal of changes. Reads come from memory; changes are on disk when their
 * method returns. Invalid changes throw {@link StoreError}. `expectedVersion` is for optimistic locking, as Contentful's
 * header X-Contentful-Version: if given, it must be the current `version` of the entity.
 */
export class SpaceStore extends ResourceStore {
  /** `contentHash`: hash of the export file and the asset files. */
  constructor(
    content: SpaceContent,
    journal: Journal,
    readonly contentHash: string = content.fileHash,
  ) {
    super(content, journal);
  }

  /** Published content types by id. */
  get contentTypes(): ReadonlyMap<string, ContentType> {
    return this.state.model.contentTypes;
  }

  get locales(): readonly Locale[] {
    return this.state.model.locales;
  }

  get tags(): readonly Tag[] {
    return this.state.model.tags;
  }

  get defaultLocale(): string {
    return this.locales.find((locale) => locale.default)?.code ?? '';
  }

  /** Sequence number of the last change; 0 before the first. */
  get sequence(): number {
    return this.state.sequence;
  }

  /** Id of the journal; sync tokens of another journal are invalid. */
  get lineage(): string {
    return this.journal.lineage;
  }

  /** See {@link contentVersion}. */
  contentVersion(): string {
    return contentVersion(this.state, this.contentHash, this.journal.lineage);
  }

  list(kind: EntityKind, contentTypeId?: string): Entity[] {
    return this.state.entities.list(kind, contentTypeId);
  }

  get(kind: EntityKind, id: string): Entity | undefined {
    return this.state.entities.get(kind, id);
  }

  /** The published versions of an entry, newest first: those of the journal, and the one of the export file. */
  entrySnapshots(id: string): readonly Snapshot<EntryVersion>[] {
    return this.state.entryVersions.of(id);
  }

  /** Like {@link entrySnapshots}, of a content type. */
  contentTypeSnapshots(id: string): readonly Snapshot<TypeVersion>[] {
    return this.state.typeVersions.of(id);
  }

  deletions(): Deletion[] {
    return this.state.entities.deletions();
  }

  /** Like {@link get}, but throws `NotFound` for an unknown id and `VersionMismatch` for an outdated version. */
  require(kind: EntityKind, id: string, expectedVersion?: number): Entity {
    const entity = this.state.entities.require(kind, id);
    this.state.entities.checkVersion(entity, expectedVersion);
    return entity;
  }

  /**
   * Creates an entity or replaces its draft. `isAutomatic` emits `auto_save` instead of `save`, as autosave in
   * Contentful's web app does.
   */
  put(kind: EntityKind, draft: Draft, expectedVersion?: number, isAutomatic = false): Entity {
    const before = this.get(kind, draft.id);
    this.state.entities.checkVersion(before, expectedVersion);
    const contentTypeId = before?.contentTypeId ?? draft.contentTypeId;
    const contentType =
      contentTypeId === undefined ? undefined : this.contentTypes.get(contentTypeId);
    if (kind === 'Entry' && !contentType) {
      throw new StoreError(
        'ValidationFailed',
        `entry "${draft.id}": there is no content type "${contentTypeId ?? ''}"`,
      );
    }
    const fields = draft.fields ?? {};
    checkFields(
      fields,
      contentType,
      this.locales.map(({ code }) => code),
      this.defaultLocale,
    );
    const metadata = draft.metadata ?? before?.current.metadata ?? { tags: [] };
    const identity = { kind, id: draft.id, contentTypeId };
    return this.commit(
      before ? (isAutomatic ? 'auto_save' : 'save') : 'create',
      saved(before, identity, { fields, metadata }, this.state.now()),
    );
  }

  /** Sets one field of the draft in one locale; undefined clears it. */
  setField(
    kind: EntityKind,
    id: string,
    fieldId: string,
    value: unknown,
    locale: string = this.defaultLocale,
  ): Entity {
    const { current } = this.require(kind, id);
    const values = { ...current.fields[fieldId], [locale]: value };
    if (value === undefined) delete values[locale];
    return this.put(kind, { id, fields: { ...current.fields, [fieldId]: values } });
  }

  /** Renames fields of all entries of a content type, in draft and published content, without a new version of either. */
  renameFields(contentTypeId: string, renames: ReadonlyMap<string, string>): void {
    if (renames.size === 0) return;
    for (const entity of this.list('Entry', contentTypeId)) {
      this.commit('rename', renamed(entity, renames, this.state.now()));
    }
  }

  /** Publishes the draft. */
  publish(kind: EntityKind, id: string, expectedVersion?: number, cause?: Cause): Entity {
    const before = this.require(kind, id, expectedVersion);
    return this.commit('publish', published(before, this.state.now()), cause);
  }

  /**
   * Publishes and unpublishes single locales of an entity. While others remain published, unpublishing some is a
   * `publish`: the published content changes. Throws `BadRequest` for an unknown locale.
   */
  changeLocales(
    kind: EntityKind,
    id: string,
    change: LocaleChange,
    expectedVersion?: number,
    cause?: Cause,
  ): Entity {
    const before = this.require(kind, id, expectedVersion);
    const codes = this.locales.map(({ code }) => code);
    const unknown = [...change.add, ...change.remove].find((code) => !codes.includes(code));
    if (unknown !== undefined) {
      throw new StoreError('BadRequest', `this space has no locale "${unknown}"`);
    }
    const after = localesChanged(before, change, codes, this.state.now());
    return this.commit(after.published ? 'publish' : 'unpublish', after, cause);
  }

  /** Unpublishes an entity; its draft is kept. */
  unpublish(kind: EntityKind, id: string, expectedVersion?: number, cause?: Cause): Entity {
    const before = this.require(kind, id, expectedVersion);
    return this.commit('unpublish', unpublished(before, this.state.now()), cause);
  }

  /** Archives an entity that is not published. */
  archive(kind: EntityKind, id: string, expectedVersion?: number): Entity {
    const before = this.require(kind, id, expectedVersion);
    return this.commit('archive', archived(before, this.state.now()));
  }

  /** Restores an archived entity as a draft. */
  unarchive(kind: EntityKind, id: string, expectedVersion?: number): Entity {
    const before = this.require(kind, id, expectedVersion);
    return this.commit('unarchive', unarchived(before, this.state.now()));
  }

  /** Deletes an entity that is not published. */
  delete(kind: EntityKind, id: string, expectedVersion?: number): Deletion {
    const sequence = this.state.sequence + 1;
    const before = this.require(kind, id, expectedVersion);
    const deletion = deletionOf(before, this.state.now(), sequence);
    this.record({ sequence, action: 'delete', deletion });
    return deletion;
  }

  /** Calls `listener` after each change of an entry or asset, in order. Returns a function that unsubscribes. */
  subscribe(listener: (change: Change) => void): () => void {
    return this.listeners.add(listener);
  }

  private commit(
    action: Exclude<Change['action'], 'delete'>,
    entity: Entity,
    cause?: Cause,
  ): Entity {
    const sequence = this.state.sequence + 1;
    const isPublic =
      action === 'publish' || action === 'unpublish' || (action === 'rename' && !!entity.published);
    const after = { ...entity, sequence, ...(isPublic ? { publishedSequence: sequence } : {}) };
    this.record({ sequence, action, entity: after }, cause);
    return after;
  }
}
