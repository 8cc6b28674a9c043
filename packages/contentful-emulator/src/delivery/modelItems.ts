import type { ContentType, Tag } from '../types';
import { linkTo, spaceLinks, type SpaceContext } from './spaceContext';
import type { Item } from './toItem';

/** Delivery API item of a content type, without omitted fields and validations. */
export const contentTypeItem = (contentType: ContentType, context: SpaceContext): Item => {
  const { id, createdAt, updatedAt, revision, fields, ...texts } = contentType;
  return {
    sys: {
      ...spaceLinks(context),
      id,
      type: 'ContentType',
      createdAt,
      updatedAt,
      publishedVersion: revision,
      revision,
    },
    ...texts,
    fields: fields.filter(({ omitted }) => !omitted) as unknown as Record<string, unknown>,
  };
};

export const tagItem = (tag: Tag, context: SpaceContext): Item & { name: string } => ({
  sys: {
    ...spaceLinks(context),
    id: tag.id,
    type: 'Tag',
    visibility: tag.visibility,
    createdAt: tag.createdAt,
    updatedAt: tag.updatedAt,
    version: 1,
    createdBy: linkTo('User', 'export-file'),
    updatedBy: linkTo('User', 'export-file'),
  },
  name: tag.name,
});

export const localeItems = ({ store }: SpaceContext) =>
  store.locales.map(({ id, code, name, default: isDefault, fallbackCode }) => ({
    code,
    name,
    default: isDefault,
    fallbackCode,
    sys: { id, type: 'Locale', version: 1 },
  }));

export const spaceItem = ({ spaceId, store }: SpaceContext) => ({
  sys: { type: 'Space', id: spaceId },
  name: spaceId,
  locales: store.locales.map(({ code, name, default: isDefault, fallbackCode }) => ({
    code,
    default: isDefault,
    name,
    fallbackCode,
  })),
});
