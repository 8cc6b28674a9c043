import type {
  ContentType,
  Deletion,
  Entity,
  EntityKind,
  Locale,
  Resource,
  ResourceType,
  SpaceContent,
  Tag,
} from '../types';
import { entityChange, type Change, type Draft, type ResourceChange } from './changes';
import { checkFields } from './checkFields';
import { contentVersion } from './contentVersion';
import {
  archived,
  deletionOf,
  published,
  saved,
  unarchived,
  unpublished,
} from './entityTransitions';
import type { Journal } from './journal';
import type { JournalRecord } from './journalFile';
import { Listeners } from './listeners';
import { SpaceState } from './spaceState';
import { StoreError } from './storeError';

/**
 * The content of a space: an export file plus the journal of changes made to it since. Reads come from memory; a change
 * is on disk before its method returns. Refusals are {@link StoreError}s. `expectedVersion`, where given, must be the
 * entity's `version`, as with Contentful's X-Contentful-Version header.
 */
export class SpaceStore {
  private readonly state: SpaceState;
  private readonly listeners = new Listeners<Change>();
  private readonly resourceListeners = new Listeners<ResourceChange>();

  /** `contentHash` stands for the export file and the files beside it. */
  constructor(
    content: SpaceContent,
    private readonly journal: Journal,
    readonly contentHash: string = content.fileHash,
  ) {
    this.state = new SpaceState(content, journal.records);
  }

  /** The published ones. */
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

  /** Number of the last change of any kind; 0 before the first. */
  get sequence(): number {
    return this.state.sequence;
  }

  /** Names one line of changes on one export file; sync tokens of another are foreign. */
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

  deletions(): Deletion[] {
    return this.state.entities.deletions();
  }

  /** Like {@link get}, but throws what the API answers for an unknown id. */
  require(kind: EntityKind, id: string): Entity {
    return this.state.entities.require(kind, id);
  }

  /**
   * Creates an entity, or replaces the current (unpublished) state of one. `isAutomatic` marks a save that an editor
   * did not ask for, as Contentful's web app makes them.
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

  /** Sets one field of the current state in one locale (the default one if none is named); undefined clears it. */
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

  /** Makes the current state the published one. */
  publish(kind: EntityKind, id: string, expectedVersion?: number): Entity {
    return this.commit(
      'publish',
      published(this.known(kind, id, expectedVersion), this.state.now()),
    );
  }

  /** Takes the published state back; the current one stays. */
  unpublish(kind: EntityKind, id: string, expectedVersion?: number): Entity {
    return this.commit(
      'unpublish',
      unpublished(this.known(kind, id, expectedVersion), this.state.now()),
    );
  }

  /** Puts an entity that is not published out of the way. */
  archive(kind: EntityKind, id: string, expectedVersion?: number): Entity {
    return this.commit(
      'archive',
      archived(this.known(kind, id, expectedVersion), this.state.now()),
    );
  }

  /** Brings an archived entity back as a draft. */
  unarchive(kind: EntityKind, id: string, expectedVersion?: number): Entity {
    return this.commit(
      'unarchive',
      unarchived(this.known(kind, id, expectedVersion), this.state.now()),
    );
  }

  /** Removes an entity that is not published. */
  delete(kind: EntityKind, id: string, expectedVersion?: number): Deletion {
    const sequence = this.state.sequence + 1;
    const deletion = deletionOf(this.known(kind, id, expectedVersion), this.state.now(), sequence);
    this.record({ sequence, action: 'delete', deletion });
    return deletion;
  }

  /** Calls back after each change, in order. Returns the way to stop. */
  subscribe(listener: (change: Change) => void): () => void {
    return this.listeners.add(listener);
  }

  resource(type: ResourceType, id: string): Resource | undefined {
    return this.state.model.get(type, id);
  }

  resources(type: ResourceType): Resource[] {
    return this.state.model.list(type);
  }

  /** Keeps the new state of a resource; `change` gets the one before and the time, and gives the one after. */
  changeResource(
    action: Exclude<ResourceChange['action'], 'delete'>,
    type: ResourceType,
    id: string,
    change: (before: Resource | undefined, now: string) => Resource,
  ): Resource {
    const resource = change(this.state.model.get(type, id), this.state.now());
    const sequence = this.state.sequence + 1;
    this.record({ sequence, action, resource });
    this.resourceListeners.call({ action, sequence, resource });
    return resource;
  }

  /** Removes a resource; nothing happens if there is none. */
  removeResource(type: ResourceType, id: string): void {
    const resource = this.state.model.get(type, id);
    if (!resource) return;
    const sequence = this.state.sequence + 1;
    this.record({ sequence, action: 'delete', removed: { type, id } });
    this.resourceListeners.call({ action: 'delete', sequence, resource });
  }

  /** Like {@link subscribe}, for what is no entry or asset. */
  subscribeToResources(listener: (change: ResourceChange) => void): () => void {
    return this.resourceListeners.add(listener);
  }

  close(): void {
    this.listeners.clear();
    this.resourceListeners.clear();
    this.journal.close();
  }

  private commit(action: Exclude<Change['action'], 'delete'>, entity: Entity): Entity {
    const sequence = this.state.sequence + 1;
    const isShown = action === 'publish' || action === 'unpublish';
    const after = { ...entity, sequence, ...(isShown ? { publishedSequence: sequence } : {}) };
    this.record({ sequence, action, entity: after });
    return after;
  }

  private record(record: JournalRecord) {
    this.journal.append(record);
    this.state.apply(record);
    const change = entityChange(record);
    if (change) this.listeners.call(change);
  }

  /** The entity as it is, if that is the version that whoever changes it has seen. */
  private known(kind: EntityKind, id: string, expectedVersion: number | undefined): Entity {
    const entity = this.require(kind, id);
    this.state.entities.checkVersion(entity, expectedVersion);
    return entity;
  }
}
