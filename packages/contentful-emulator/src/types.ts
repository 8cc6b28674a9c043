/** Entries and assets, together called entities as in Contentful's SDKs. */
export type EntityKind = 'Entry' | 'Asset';

/**
 * The content that an API reads: published content, drafts, or published content without entries whose requested locale is
 * not published (header X-Contentful-Locale-Based-Publishing).
 */
export type View = 'delivery' | 'preview' | 'publishedLocales';

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

/** A stored entry or asset. `current` is the draft. All dates are ISO 8601 in UTC. */
export type Entity = {
  kind: EntityKind;
  id: string;
  /** Entries only. */
  contentTypeId?: string;
  /** Contentful's `sys.version`: increments with every change. */
  version: number;
  createdAt: string;
  updatedAt: string;
  current: Content;
  /** `locales`: codes of the published locales; undefined if the entity was published as a whole. */
  published?: Content & { version: number; at: string; locales?: readonly string[] };
  firstPublishedAt?: string;
  /** Number of times it was published; `sys.revision` in the delivery API. */
  publishedCounter: number;
  unpublishedAt?: string;
  archivedAt?: string;
  /** Version at the time of archiving. */
  archivedVersion?: number;
  /** Sequence number of its last change; 0 if unchanged since the export file. */
  sequence: number;
  /** Sequence number of its last publish or unpublish; 0 if unchanged since the export file. */
  publishedSequence: number;
};

/** Record of a deleted entry or asset, for sync responses. */
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
  'Extension',
  'Locale',
  'Tag',
  'WebhookDefinition',
  'ScheduledAction',
  'SigningSecret',
  'Release',
  'ReleaseAction',
  'Environment',
  'EnvironmentAlias',
] as const;

/** Types of resources: everything in a space except entries and assets. */
export type ResourceType = (typeof resourceTypes)[number];

export type ResourceBody = Record<string, unknown>;

/** A stored content type, locale, tag, webhook … `body` is its management API representation without `sys`. */
export type Resource = {
  type: ResourceType;
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
  body: ResourceBody;
  /** Content types only: the published version, which validates entries. */
  published?: { body: ResourceBody; version: number; at: string };
  firstPublishedAt?: string;
  publishedCounter: number;
};

/** Content of a validated export file. */
export type SpaceContent = {
  /** SHA-256 of the file, in hex. */
  fileHash: string;
  /** Space id in `sys.space` of its items. */
  spaceId: string | undefined;
  contentTypes: ContentType[];
  locales: Locale[];
  tags: Tag[];
  entities: Entity[];
  /** Content types, locales and tags with all properties of the management API, and editor interfaces and webhooks. */
  resources: Resource[];
  /** Ignored values with the reason, one line each. */
  warnings: string[];
};
