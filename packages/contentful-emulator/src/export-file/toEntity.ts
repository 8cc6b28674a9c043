import type { ContentType, Entity, EntityKind, LocalizedFields } from '../types';
import type { ExportedEntity } from './schema';

const assetFields = new Set(['title', 'description', 'file']);

type FieldContext = {
  contentType: ContentType | undefined;
  localeCodes: ReadonlySet<string>;
  label: string;
  warn: (line: string) => void;
};

/** Removes, with a warning, values of fields and locales that are not defined, as Contentful's API does. */
const dropUnknownFields = (fields: LocalizedFields, context: FieldContext): LocalizedFields => {
  const known = context.contentType
    ? new Set(context.contentType.fields.map(({ id }) => id))
    : assetFields;
  const kept: LocalizedFields = {};
  for (const [fieldId, values] of Object.entries(fields)) {
    if (!known.has(fieldId)) {
      const owner = context.contentType ? `content type "${context.contentType.id}"` : 'an asset';
      context.warn(
        `${context.label}: ${owner} has no field "${fieldId}", its value is ignored; add the field or remove the value`,
      );
      continue;
    }
    const allowed = Object.entries(values).filter(([code]) => {
      if (context.localeCodes.has(code)) return true;
      context.warn(
        `${context.label}: field "${fieldId}" has a value for "${code}", which is not a locale of this space; it is ignored. Add the locale or remove the value`,
      );
      return false;
    });
    kept[fieldId] = Object.fromEntries(allowed);
  }
  return kept;
};

const onlyLocales = (fields: LocalizedFields, codes: readonly string[]): LocalizedFields =>
  Object.fromEntries(
    Object.entries(fields).map(([id, values]) => [
      id,
      Object.fromEntries(Object.entries(values).filter(([code]) => codes.includes(code))),
    ]),
  );

/** Converts an entry or asset of the export file to the format of the store. */
export const toEntity = (
  kind: EntityKind,
  exported: ExportedEntity,
  context: FieldContext,
): Entity => {
  const { sys } = exported;
  const current = {
    fields: dropUnknownFields(exported.fields, context),
    metadata: exported.metadata,
  };
  // The file has drafts only, so a locale that has changed since counts as published with its draft.
  const locales = Object.entries(sys.fieldStatus?.['*'] ?? {}).filter(([code]) =>
    context.localeCodes.has(code),
  );
  const isPartial = locales.some(([, status]) => status === 'draft');
  const shown = locales.filter(([, status]) => status !== 'draft').map(([code]) => code);
  const isPublished = sys.publishedVersion !== undefined && sys.archivedAt === undefined;
  const publishedAt = sys.publishedAt ?? sys.updatedAt;
  return {
    kind,
    id: sys.id,
    ...(context.contentType ? { contentTypeId: context.contentType.id } : {}),
    version: sys.version,
    createdAt: sys.createdAt,
    updatedAt: sys.updatedAt,
    current,
    ...(isPublished
      ? {
          published: {
            ...current,
            ...(isPartial && { locales: shown, fields: onlyLocales(current.fields, shown) }),
            version: sys.publishedVersion ?? sys.version,
            at: publishedAt,
          },
        }
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
