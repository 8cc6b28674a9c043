import { isAssetFile } from '../assets/assetFile';
import type { Deletion, Entity, LocalizedFields, View } from '../types';
import { everyLocale, inLocale, withoutOmitted } from './localize';
import { linkTo, placeOf, stateIn, type SpaceContext } from './spaceContext';

/** An entry, asset or deletion as the API shows it. */
export type Item = {
  metadata?: Record<string, unknown>;
  sys: Record<string, unknown> & { id: string; type: string };
  fields?: Record<string, unknown>;
};

const fieldsOf = (entity: Entity, fields: LocalizedFields, context: SpaceContext) => {
  if (entity.kind === 'Entry') {
    return withoutOmitted(fields, context.store.contentTypes.get(entity.contentTypeId ?? ''));
  }
  const files = Object.entries(fields.file ?? {}).map(([code, file]) => [
    code,
    isAssetFile(file)
      ? { ...file, url: `//${context.host}${context.library.publicPath(entity.id, file)}` }
      : file,
  ]);
  return withoutOmitted(
    { ...fields, file: Object.fromEntries(files) as Record<string, unknown> },
    undefined,
  );
};

/** An entity as a view shows it in a locale (`*` for all), or undefined if the view does not show it. */
export const toItem = (
  entity: Entity,
  view: View,
  locale: string,
  context: SpaceContext,
): Item | undefined => {
  const state = stateIn(entity, view);
  if (!state) return undefined;
  const { store } = context;
  const fields = fieldsOf(entity, state.fields, context);
  const contentType = store.contentTypes.get(entity.contentTypeId ?? '');
  const isPreview = view === 'preview';
  return {
    metadata: { tags: state.metadata.tags, concepts: state.metadata.concepts ?? [] },
    sys: {
      ...placeOf(context),
      id: entity.id,
      type: entity.kind,
      createdAt: isPreview ? entity.createdAt : (entity.firstPublishedAt ?? entity.createdAt),
      updatedAt: isPreview ? entity.updatedAt : (entity.published?.at ?? entity.updatedAt),
      publishedVersion: isPreview ? entity.version : entity.published?.version,
      revision: entity.publishedCounter,
      ...(contentType ? { contentType: linkTo('ContentType', contentType.id) } : {}),
      ...(locale === everyLocale ? {} : { locale }),
    },
    fields:
      locale === everyLocale
        ? fields
        : inLocale(fields, contentType, locale, store.locales, store.defaultLocale),
  };
};

/** What a sync tells of an entity that is gone, or that a view no longer shows. */
export const toDeletedItem = (gone: Deletion | Entity, context: SpaceContext): Item => {
  const isDeletion = 'deletedAt' in gone;
  const at = isDeletion ? gone.deletedAt : (gone.unpublishedAt ?? gone.updatedAt);
  return {
    sys: {
      ...placeOf(context),
      id: gone.id,
      type: `Deleted${gone.kind}`,
      revision: isDeletion ? gone.revision : gone.publishedCounter,
      createdAt: gone.createdAt,
      updatedAt: at,
      deletedAt: at,
    },
  };
};
