import { invalidQuery } from '../../delivery/apiError';
import { readFilters } from '../../delivery/filterItems';
import { localizeFields } from '../../delivery/localize';
import { orderItems } from '../../delivery/orderItems';
import { toCollection, type Query } from '../../delivery/queryPaging';
import { selectFields } from '../../delivery/selectFields';
import type { SpaceContext } from '../../delivery/spaceContext';
import type { Item } from '../../delivery/toItem';
import type { Entity, EntityKind } from '../../types';
import { managementItem } from './managementItem';

/**
 * Response of `entries` and `assets` in the management API. Includes drafts and archived entities. Filters with the
 * delivery API's operators on values of the default locale. Throws Contentful's 400 for an invalid query.
 */
export const queryManagementEntities = (kind: EntityKind, query: Query, context: SpaceContext) => {
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
  const found = store
    .list(kind, contentType?.id)
    .map(inDefault)
    .filter((item) => filters.every((filter) => filter(item)));
  const page = toCollection(orderItems(found, query.get('order'), kind, contentType), query);
  const items = page.items.map(({ sys }) => managementItem(store.require(kind, sys.id), context));
  return { ...page, items: selectFields(items, query.get('select')) };
};
