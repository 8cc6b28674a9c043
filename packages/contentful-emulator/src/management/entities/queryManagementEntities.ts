import { invalidQuery } from '../../delivery/apiError';
import { readFilters } from '../../delivery/filterItems';
import { localizeFields } from '../../delivery/localize';
import { orderByQuery } from '../../delivery/orderItems';
import { toCollection, type Query } from '../../delivery/queryPaging';
import { selectFields } from '../../delivery/selectFields';
import type { SpaceContext } from '../../delivery/spaceContext';
import type { Item } from '../../delivery/toItem';
import type { Entity, EntityKind } from '../../types';
import { managementItem } from './managementItem';

/** An entity with its published content in place of its draft; undefined if it has none. */
const asPublished = (entity: Entity): Entity | undefined =>
  entity.published && { ...entity, current: entity.published };

/**
 * Response of `entries` and `assets` in the management API. Includes drafts and archived entities. Filters with the
 * delivery API's operators on values of the default locale. Throws Contentful's 400 for an invalid query.
 *
 * @param version which content is returned: drafts, or what was published, of published entities only.
 */
export const queryManagementEntities = (
  kind: EntityKind,
  query: Query,
  context: SpaceContext,
  version: 'draft' | 'published' = 'draft',
) => {
  const { store } = context;
  const typeId = kind === 'Entry' ? query.get('content_type') : undefined;
  const contentType = typeId === undefined ? undefined : store.contentTypes.get(typeId);
  if (typeId !== undefined && !contentType) {
    throw invalidQuery([{ name: 'unknownContentType', value: typeId }]);
  }
  const inDefault = (entity: Entity): Item => {
    const item = managementItem(entity, context);
    const type = store.contentTypes.get(entity.contentTypeId ?? '');
    const { locales, defaultLocale } = store;
    return {
      ...item,
      fields: localizeFields(entity.current.fields, type, defaultLocale, locales, defaultLocale),
    };
  };
  const find = (linkKind: EntityKind, id: string) => {
    const entity = store.get(linkKind, id);
    return entity && inDefault(entity);
  };
  const filters = readFilters(query, kind, contentType, find);
  const entities = store
    .list(kind, contentType?.id)
    .flatMap((entity) => (version === 'draft' ? entity : (asPublished(entity) ?? [])));
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  const found = entities.map(inDefault).filter((item) => filters.every((filter) => filter(item)));
  const page = toCollection(orderByQuery(found, query, kind, contentType), query);
  const items = page.items
    .flatMap(({ sys }) => byId.get(sys.id) ?? [])
    .map((entity) => managementItem(entity, context));
  return { ...page, items: selectFields(items, query.get('select')) };
};
