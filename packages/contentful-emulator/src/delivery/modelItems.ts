import type { ContentType, Tag } from '../types';
import { linkTo, placeOf, type SpaceContext } from './spaceContext';
import type { Item } from './toItem';

/** A content type as the delivery API shows it: without omitted fields and without editors' validations. */
export const contentTypeItem = (contentType: ContentType, context: SpaceContext): Item => {
  const { id, createdAt, updatedAt, revision, fields, ...texts } = contentType;
  return {
    sys: {
      ...placeOf(context),
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
    ...placeOf(context),
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
