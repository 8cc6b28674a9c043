/** The two kinds of content a space holds. */
export type EntityKind = 'Entry' | 'Asset';

/** Whose eyes see the content: the delivery API's (published) or the preview API's (current). */
export type View = 'delivery' | 'preview';

export type Link = { sys: { type: 'Link'; linkType: string; id: string } };

export type Metadata = { tags: Link[]; concepts?: Link[] };

/** Field id -> locale code -> value. */
export type LocalizedFields = Record<string, Record<string, unknown>>;

export type Field = {
  id: string;
  name: string;
  type: string;
  localized: boolean;
  required: boolean;
  disabled: boolean;
  omitted: boolean;
  linkType?: string;
  items?: { type: string; linkType?: string; validations?: unknown[] };
};

export type ContentType = {
  id: string;
  name: string;
  description: string;
  displayField: string | null;
  fields: Field[];
  createdAt: string;
  updatedAt: string;
  revision: number;
};

export type Locale = {
  id: string;
  code: string;
  name: string;
  default: boolean;
  fallbackCode: string | null;
};

export type Tag = {
  id: string;
  name: string;
  visibility: string;
  createdAt: string;
  updatedAt: string;
};

export type Content = { fields: LocalizedFields; metadata: Metadata };

/** An entry or asset with its two states, as the store keeps it. All dates are ISO 8601 in UTC. */
export type Entity = {
  kind: EntityKind;
  id: string;
  /** Entries only. */
  contentTypeId?: string;
  /** Counts every change, as Contentful's `sys.version` does. */
  version: number;
  createdAt: string;
  updatedAt: string;
  current: Content;
  published?: Content & { version: number; at: string };
  firstPublishedAt?: string;
  /** How often it was published: `sys.revision` of the delivery API. */
  publishedCounter: number;
  unpublishedAt?: string;
  archivedAt?: string;
  /** The version that was archived. */
  archivedVersion?: number;
  /** Number of its last change of any kind; 0 for what the export file brought. */
  sequence: number;
  /** Number of its last change that the delivery API shows; 0 for what the export file brought. */
  publishedSequence: number;
};

/** What is left of a deleted entry or asset, so that a sync can tell of it. */
export type Deletion = {
  kind: EntityKind;
  id: string;
  contentTypeId?: string;
  createdAt: string;
  deletedAt: string;
  revision: number;
  sequence: number;
  publishedSequence: number;
};

export const resourceTypes = [
  'ContentType',
  'EditorInterface',
  'Locale',
  'Tag',
  'WebhookDefinition',
  'ScheduledAction',
  'SigningSecret',
] as const;

/** What a space holds besides entries and assets. */
export type ResourceType = (typeof resourceTypes)[number];

export type ResourceBody = Record<string, unknown>;

/** A content type, locale, tag, webhook … as the management API works on it. `body` is what it answers without `sys`. */
export type Resource = {
  type: ResourceType;
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  body: ResourceBody;
  /** Content types only: what entries are held to. */
  published?: { body: ResourceBody; version: number; at: string };
  firstPublishedAt?: string;
  publishedCounter: number;
};

/** What an export file holds, checked. */
export type SpaceContent = {
  /** SHA-256 of the file, in hex. */
  fileHash: string;
  /** The space that its items name. */
  spaceId: string | undefined;
  contentTypes: ContentType[];
  locales: Locale[];
  tags: Tag[];
  entities: Entity[];
  /** Content types, locales and tags again, with all that only the management API shows, and everything else. */
  resources: Resource[];
  /** One line each: what was left out and why. */
  warnings: string[];
};
