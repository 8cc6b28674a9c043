import type { ContentType, Entity, EntityKind, LocalizedFields } from '../types';
import type { ExportedEntity } from './schema';

const assetFields = new Set(['title', 'description', 'file']);

type FieldRules = {
  contentType: ContentType | undefined;
  localeCodes: ReadonlySet<string>;
  label: string;
  warn: (line: string) => void;
};

/** Keeps what the content type and the locales allow, as Contentful's API does, and reports the rest. */
const keepKnownFields = (fields: LocalizedFields, rules: FieldRules): LocalizedFields => {
  const known = rules.contentType
    ? new Set(rules.contentType.fields.map(({ id }) => id))
    : assetFields;
  const kept: LocalizedFields = {};
  for (const [fieldId, values] of Object.entries(fields)) {
    if (!known.has(fieldId)) {
      const owner = rules.contentType ? `content type "${rules.contentType.id}"` : 'an asset';
      rules.warn(
        `${rules.label}: ${owner} has no field "${fieldId}", its value is left out; add the field or remove the value`,
      );
      continue;
    }
    const allowed = Object.entries(values).filter(([code]) => {
      if (rules.localeCodes.has(code)) return true;
      rules.warn(
        `${rules.label}: field "${fieldId}" has a value for "${code}", which is no locale of this space, and is left out; add the locale or remove the value`,
      );
      return false;
    });
    kept[fieldId] = Object.fromEntries(allowed);
  }
  return kept;
};

/** One entry or asset of an export file as the store keeps it. */
export const toEntity = (kind: EntityKind, exported: ExportedEntity, rules: FieldRules): Entity => {
  const { sys } = exported;
  const current = {
    fields: keepKnownFields(exported.fields, rules),
    metadata: exported.metadata,
  };
  const isPublished = sys.publishedVersion !== undefined && sys.archivedAt === undefined;
  const publishedAt = sys.publishedAt ?? sys.updatedAt;
  return {
    kind,
    id: sys.id,
    ...(rules.contentType ? { contentTypeId: rules.contentType.id } : {}),
    version: sys.version,
    createdAt: sys.createdAt,
    updatedAt: sys.updatedAt,
    current,
    ...(isPublished
      ? { published: { ...current, version: sys.publishedVersion ?? sys.version, at: publishedAt } }
      : {}),
    ...(isPublished ? { firstPublishedAt: sys.firstPublishedAt ?? sys.createdAt } : {}),
    publishedCounter: sys.publishedCounter ?? (isPublished ? 1 : 0),
    ...(sys.archivedAt
      ? { archivedAt: sys.archivedAt, archivedVersion: sys.archivedVersion ?? sys.version }
      : {}),
    sequence: 0,
    publishedSequence: 0,
  };
};
