import { isAssetFile } from '../assets/assetFile';
import type { Deletion, Entity, LocalizedFields, View } from '../types';
import { allLocales, localizeFields, visibleFields } from './localize';
import { linkTo, spaceLinks, contentInView, type SpaceContext } from './spaceContext';

/** An entry, asset or deletion in an API response. */
export type Item = {
  metadata?: Record<string, unknown>;
  sys: Record<string, unknown> & { id: string; type: string };
  fields?: Record<string, unknown>;
};

const fieldsOf = (entity: Entity, fields: LocalizedFields, context: SpaceContext) => {
  if (entity.kind === 'Entry') {
    return visibleFields(fields, context.store.contentTypes.get(entity.contentTypeId ?? ''));
  }
  const files = Object.entries(fields.file ?? {}).map(([code, file]) => [
    code,
    isAssetFile(file)
      ? { ...file, url: `//${context.host}${context.library.publicPath(entity.id, file)}` }
      : file,
  ]);
  return visibleFields(
    { ...fields, file: Object.fromEntries(files) as Record<string, unknown> },
    undefined,
  );
};

/** API item of an entity in one locale (`*` for all); undefined if the view does not contain the entity. */
export const toItem = (
  entity: Entity,
  view: View,
  locale: string,
  context: SpaceContext,
): Item | undefined => {
  const state = contentInView(entity, view);
  if (!state) return undefined;
  const { store } = context;
  const isHidden = view === 'publishedLocales' && locale !== allLocales;
  if (isHidden && entity.published?.locales?.includes(locale) === false) return undefined;
  const fields = fieldsOf(entity, state.fields, context);
  const contentType = store.contentTypes.get(entity.contentTypeId ?? '');
  const isPreview = view === 'preview';
  return {
    metadata: { tags: state.metadata.tags, concepts: state.metadata.concepts ?? [] },
    sys: {
      ...spaceLinks(context),
      id: entity.id,
      type: entity.kind,
      createdAt: isPreview ? entity.createdAt : (entity.firstPublishedAt ?? entity.createdAt),
      updatedAt: isPreview ? entity.updatedAt : (entity.published?.at ?? entity.updatedAt),
      publishedVersion: isPreview ? entity.version : entity.published?.version,
      revision: entity.publishedCounter,
      ...(contentType ? { contentType: linkTo('ContentType', contentType.id) } : {}),
      ...(locale === allLocales ? {} : { locale }),
    },
    fields:
      locale === allLocales
        ? fields
        : localizeFields(fields, contentType, locale, store.locales, store.defaultLocale),
  };
};

/** The deletion item in a sync response, for a deleted or unpublished entity. */
export const toDeletedItem = (subject: Deletion | Entity, context: SpaceContext): Item => {
  const isDeletion = 'deletedAt' in subject;
  const at = isDeletion ? subject.deletedAt : (subject.unpublishedAt ?? subject.updatedAt);
  return {
    sys: {
      ...spaceLinks(context),
      id: subject.id,
      type: `Deleted${subject.kind}`,
      revision: isDeletion ? subject.revision : subject.publishedCounter,
      createdAt: subject.createdAt,
      updatedAt: at,
      deletedAt: at,
    },
  };
};
