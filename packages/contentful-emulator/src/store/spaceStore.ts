import { createHash } from 'node:crypto';
import type {
  Content,
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
import { checkFields } from './checkFields';
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
import { SpaceModel } from './spaceModel';
import { StoreError } from './storeError';

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

const keyOf = (kind: EntityKind, id: string) => `${kind}:${id}`;

/**
 * The content of a space: an export file plus the journal of changes made to it since. Reads come from memory; a change
 * is on disk before its method returns. Refusals are {@link StoreError}s. `expectedVersion`, where given, must be the
 * entity's `version`, as with Contentful's X-Contentful-Version header.
 */
export class SpaceStore {
  private readonly model: SpaceModel;
  private readonly entities = new Map<string, Entity>();
  private readonly deleted = new Map<string, Deletion>();
  private readonly listeners = new Set<(change: Change) => void>();
  private readonly resourceListeners = new Set<(change: ResourceChange) => void>();
  private lastSequence = 0;
  private lastPublishedSequence = 0;
  private lastTime = 0;

  /** `contentHash` stands for the export file and the files beside it. */
  constructor(
    content: SpaceContent,
    private readonly journal: Journal,
    readonly contentHash: string = content.fileHash,
  ) {
    this.model = new SpaceModel(content);
    for (const entity of content.entities) this.entities.set(keyOf(entity.kind, entity.id), entity);
    for (const record of journal.records) this.apply(record);
  }

  /** The published ones. */
  get contentTypes(): ReadonlyMap<string, ContentType> {
    return this.model.contentTypes;
  }

  get locales(): readonly Locale[] {
    return this.model.locales;
  }

  get tags(): readonly Tag[] {
    return this.model.tags;
  }

  get defaultLocale(): string {
    return this.locales.find((locale) => locale.default)?.code ?? '';
  }

  /** Number of the last change of any kind; 0 before the first. */
  get sequence(): number {
    return this.lastSequence;
  }

  /** Names one line of changes on one export file; sync tokens of another are foreign. */
  get lineage(): string {
    return this.journal.lineage;
  }

  /**
   * Changes whenever what the delivery API shows may have. The first part stands for what no sync tells of: the space
   * file, the files beside it, and changes to content types, locales and tags; the others for published changes.
   */
  contentVersion(): string {
    const shape = this.model.lastShapeSequence;
    const hash =
      shape === 0
        ? this.contentHash
        : createHash('sha256')
            .update(`${this.contentHash} ${this.journal.lineage} ${shape}`)
            .digest('hex');
    const parts = [hash.slice(0, 16)];
    if (this.lastPublishedSequence > 0) {
      parts.push(this.journal.lineage.slice(0, 8), String(this.lastPublishedSequence));
    }
    return parts.join('-');
  }

  list(kind: EntityKind, contentTypeId?: string): Entity[] {
    return [...this.entities.values()].filter(
      (entity) =>
        entity.kind === kind &&
        (contentTypeId === undefined || entity.contentTypeId === contentTypeId),
    );
  }

  get(kind: EntityKind, id: string): Entity | undefined {
    return this.entities.get(keyOf(kind, id));
  }

  deletions(): Deletion[] {
    return [...this.deleted.values()];
  }

  /** Like {@link get}, but throws what the API answers for an unknown id. */
  require(kind: EntityKind, id: string): Entity {
    const entity = this.get(kind, id);
    if (!entity) throw new StoreError('NotFound', `there is no ${kind.toLowerCase()} "${id}"`);
    return entity;
  }

  /**
   * Creates an entity, or replaces the current (unpublished) state of one. `isAutomatic` marks a save that an editor
   * did not ask for, as Contentful's web app makes them.
   */
  put(kind: EntityKind, draft: Draft, expectedVersion?: number, isAutomatic = false): Entity {
    const before = this.get(kind, draft.id);
    this.checkVersion(before, expectedVersion);
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
      saved(before, identity, { fields, metadata }, this.now()),
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
    return this.commit('publish', published(this.known(kind, id, expectedVersion), this.now()));
  }

  /** Takes the published state back; the current one stays. */
  unpublish(kind: EntityKind, id: string, expectedVersion?: number): Entity {
    return this.commit('unpublish', unpublished(this.known(kind, id, expectedVersion), this.now()));
  }

  /** Puts an entity that is not published out of the way. */
  archive(kind: EntityKind, id: string, expectedVersion?: number): Entity {
    return this.commit('archive', archived(this.known(kind, id, expectedVersion), this.now()));
  }

  /** Brings an archived entity back as a draft. */
  unarchive(kind: EntityKind, id: string, expectedVersion?: number): Entity {
    return this.commit('unarchive', unarchived(this.known(kind, id, expectedVersion), this.now()));
  }

  /** Removes an entity that is not published. */
  delete(kind: EntityKind, id: string, expectedVersion?: number): Deletion {
    const sequence = this.lastSequence + 1;
    const deletion = deletionOf(this.known(kind, id, expectedVersion), this.now(), sequence);
    this.record({ sequence, action: 'delete', deletion });
    return deletion;
  }

  /** Calls back after each change, in order. Returns the way to stop. */
  subscribe(listener: (change: Change) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  resource(type: ResourceType, id: string): Resource | undefined {
    return this.model.get(type, id);
  }

  resources(type: ResourceType): Resource[] {
    return this.model.list(type);
  }

  /** Keeps the new state of a resource; `change` gets the one before and the time, and gives the one after. */
  changeResource(
    action: Exclude<ResourceChange['action'], 'delete'>,
    type: ResourceType,
    id: string,
    change: (before: Resource | undefined, now: string) => Resource,
  ): Resource {
    const resource = change(this.model.get(type, id), this.now());
    const sequence = this.lastSequence + 1;
    this.record({ sequence, action, resource });
    for (const listener of this.resourceListeners) listener({ action, sequence, resource });
    return resource;
  }

  /** Removes a resource; nothing happens if there is none. */
  removeResource(type: ResourceType, id: string): void {
    const resource = this.model.get(type, id);
    if (!resource) return;
    const sequence = this.lastSequence + 1;
    this.record({ sequence, action: 'delete', removed: { type, id } });
    for (const listener of this.resourceListeners)
      listener({ action: 'delete', sequence, resource });
  }

  /** Like {@link subscribe}, for what is no entry or asset. */
  subscribeToResources(listener: (change: ResourceChange) => void): () => void {
    this.resourceListeners.add(listener);
    return () => this.resourceListeners.delete(listener);
  }

  close(): void {
    this.listeners.clear();
    this.resourceListeners.clear();
    this.journal.close();
  }

  private commit(action: Exclude<Change['action'], 'delete'>, entity: Entity): Entity {
    const sequence = this.lastSequence + 1;
    const isShown = action === 'publish' || action === 'unpublish';
    const after = { ...entity, sequence, ...(isShown ? { publishedSequence: sequence } : {}) };
    this.record({ sequence, action, entity: after });
    return after;
  }

  private record(record: JournalRecord) {
    this.journal.append(record);
    this.apply(record);
    const subject = record.entity ?? record.deletion;
    if (!subject) return;
    const { kind, id } = subject;
    const change: Change = {
      action: record.action as Change['action'],
      kind,
      id,
      sequence: record.sequence,
      ...(record.entity ? { entity: record.entity } : {}),
      ...(record.deletion ? { deletion: record.deletion } : {}),
    };
    for (const listener of this.listeners) listener(change);
  }

  private apply({ sequence, entity, deletion, resource, removed }: JournalRecord) {
    this.lastSequence = sequence;
    if (resource) {
      this.lastTime = Math.max(this.lastTime, Date.parse(resource.updatedAt));
      this.model.set(resource, sequence);
    }
    if (removed) this.model.remove(removed.type, removed.id, sequence);
    if (entity) {
      this.lastTime = Math.max(this.lastTime, Date.parse(entity.updatedAt));
      const key = keyOf(entity.kind, entity.id);
      this.entities.set(key, entity);
      this.deleted.delete(key);
      if (entity.publishedSequence === sequence) this.lastPublishedSequence = sequence;
    }
    if (deletion) {
      const key = keyOf(deletion.kind, deletion.id);
      this.entities.delete(key);
      this.deleted.set(key, deletion);
    }
  }

  /** Strictly increasing, because consumers skip an entity whose `updatedAt` has not moved. */
  private now(): string {
    this.lastTime = Math.max(Date.now(), this.lastTime + 1);
    return new Date(this.lastTime).toISOString();
  }

  /** The entity as it is, if that is the version that whoever changes it has seen. */
  private known(kind: EntityKind, id: string, expectedVersion: number | undefined): Entity {
    const entity = this.require(kind, id);
    this.checkVersion(entity, expectedVersion);
    return entity;
  }

  private checkVersion(before: Entity | undefined, expectedVersion: number | undefined) {
    if (expectedVersion === undefined || expectedVersion === (before?.version ?? 0)) return;
    throw new StoreError(
      'VersionMismatch',
      `expected version ${expectedVersion}, but it is ${before?.version ?? 0}`,
    );
  }
}
