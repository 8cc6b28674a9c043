import type {
  Content,
  ContentType,
  Deletion,
  Entity,
  EntityKind,
  Locale,
  SpaceContent,
  Tag,
} from '../types';
import { checkFields } from './checkFields';
import type { Journal } from './journal';
import type { JournalRecord } from './journalFile';
import { StoreError } from './storeError';

/** What a change did, for whoever listens. */
export type Change = {
  action: 'create' | 'save' | 'publish' | 'unpublish' | 'delete';
  kind: EntityKind;
  id: string;
  sequence: number;
  entity?: Entity;
};

export type Draft = Partial<Content> & { id: string; contentTypeId?: string };

const keyOf = (kind: EntityKind, id: string) => `${kind}:${id}`;

/**
 * The content of a space: a space file plus the journal of changes made to it since. Reads come from memory; a change
 * is on disk before its method returns. Refusals are {@link StoreError}s. `expectedVersion`, where given, must be the
 * entity's `version`, as with Contentful's X-Contentful-Version header.
 */
export class SpaceStore {
  readonly contentTypes: ReadonlyMap<string, ContentType>;
  readonly locales: readonly Locale[];
  readonly tags: readonly Tag[];
  readonly defaultLocale: string;
  private readonly entities = new Map<string, Entity>();
  private readonly deleted = new Map<string, Deletion>();
  private readonly listeners = new Set<(change: Change) => void>();
  private lastSequence = 0;
  private lastPublishedSequence = 0;
  private lastTime = 0;

  /** `contentHash` stands for the space file and the files beside it. */
  constructor(
    content: SpaceContent,
    private readonly journal: Journal,
    readonly contentHash: string = content.fileHash,
  ) {
    this.contentTypes = new Map(content.contentTypes.map((type) => [type.id, type]));
    this.locales = content.locales;
    this.tags = content.tags;
    this.defaultLocale = content.locales.find((locale) => locale.default)?.code ?? '';
    for (const entity of content.entities) this.entities.set(keyOf(entity.kind, entity.id), entity);
    for (const record of journal.records) this.apply(record);
  }

  /** Number of the last change of any kind; 0 before the first. */
  get sequence(): number {
    return this.lastSequence;
  }

  /** Names one line of changes on one space file; sync tokens of another are foreign. */
  get lineage(): string {
    return this.journal.lineage;
  }

  /** Changes whenever what the delivery API shows may have: space file, files beside it, published changes. */
  contentVersion(): string {
    const parts = [this.contentHash.slice(0, 16)];
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

  /** Creates an entity, or replaces the current (unpublished) state of one. */
  put(kind: EntityKind, draft: Draft, expectedVersion?: number): Entity {
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
    const now = this.now();
    const metadata = draft.metadata ?? before?.current.metadata ?? { tags: [] };
    return this.commit(before ? 'save' : 'create', {
      ...(before ?? {
        kind,
        id: draft.id,
        ...(contentTypeId === undefined ? {} : { contentTypeId }),
        createdAt: now,
        publishedCounter: 0,
        publishedSequence: 0,
      }),
      version: (before?.version ?? 0) + 1,
      updatedAt: now,
      current: structuredClone({ fields, metadata }),
      sequence: 0,
    });
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
    const before = this.require(kind, id);
    this.checkVersion(before, expectedVersion);
    if (before.archivedAt) {
      throw new StoreError(
        'BadRequest',
        `${kind.toLowerCase()} "${id}" is archived; restore it first`,
      );
    }
    const now = this.now();
    return this.commit('publish', {
      ...before,
      published: { ...before.current, version: before.version, at: now },
      version: before.version + 1,
      updatedAt: now,
      firstPublishedAt: before.firstPublishedAt ?? now,
      publishedCounter: before.publishedCounter + 1,
    });
  }

  /** Takes the published state back; the current one stays. */
  unpublish(kind: EntityKind, id: string, expectedVersion?: number): Entity {
    const before = this.require(kind, id);
    this.checkVersion(before, expectedVersion);
    if (!before.published) {
      throw new StoreError('BadRequest', `${kind.toLowerCase()} "${id}" is not published`);
    }
    const now = this.now();
    return this.commit('unpublish', {
      ...before,
      published: undefined,
      version: before.version + 1,
      updatedAt: now,
      unpublishedAt: now,
    });
  }

  /** Removes an entity that is not published. */
  delete(kind: EntityKind, id: string, expectedVersion?: number): Deletion {
    const before = this.require(kind, id);
    this.checkVersion(before, expectedVersion);
    if (before.published) {
      throw new StoreError(
        'BadRequest',
        `${kind.toLowerCase()} "${id}" is published; unpublish it first`,
      );
    }
    const sequence = this.lastSequence + 1;
    const deletion: Deletion = {
      kind,
      id,
      ...(before.contentTypeId === undefined ? {} : { contentTypeId: before.contentTypeId }),
      createdAt: before.createdAt,
      deletedAt: this.now(),
      revision: before.publishedCounter,
      sequence,
      publishedSequence: before.publishedSequence,
    };
    this.record({ sequence, action: 'delete', deletion });
    return deletion;
  }

  /** Calls back after each change, in order. Returns the way to stop. */
  subscribe(listener: (change: Change) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.listeners.clear();
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
    const { kind, id } = record.entity ?? (record.deletion as Deletion);
    const change: Change = {
      action: record.action as Change['action'],
      kind,
      id,
      sequence: record.sequence,
      ...(record.entity ? { entity: record.entity } : {}),
    };
    for (const listener of this.listeners) listener(change);
  }

  private apply({ sequence, entity, deletion }: JournalRecord) {
    this.lastSequence = sequence;
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

  private checkVersion(before: Entity | undefined, expectedVersion: number | undefined) {
    if (expectedVersion === undefined || expectedVersion === (before?.version ?? 0)) return;
    throw new StoreError(
      'VersionMismatch',
      `expected version ${expectedVersion}, but it is ${before?.version ?? 0}`,
    );
  }
}
