import type { EntityKind, View } from '../types';
import { invalidQuery, resourceNotFound } from './apiError';
import { readFilters } from './filterItems';
import { readLocale } from './localize';
import { orderByQuery } from './orderItems';
import { readNumber, toCollection, type Query } from './queryPaging';
import { resolveIncludes } from './resolveIncludes';
import { selectFields } from './selectFields';
import { contentInView, type SpaceContext } from './spaceContext';
import { toItem, type Item } from './toItem';

const contentTypeOf = (query: Query, context: SpaceContext) => {
  const id = query.get('content_type');
  if (id === undefined) return undefined;
  const contentType = context.store.contentTypes.get(id);
  if (!contentType) throw invalidQuery([{ name: 'unknownContentType', value: id }]);
  return contentType;
};

type CachedResult = { key: string; items: readonly Item[] };

/** Cache of the last query result of each space, before paging: clients fetch the pages of a result one after another. */
const lastResults = new WeakMap<SpaceContext, CachedResult>();

const pagingParameters = new Set(['skip', 'limit', 'cursor', 'pageNext', 'pagePrev']);

/** Cache key: everything that determines the items and their order. */
const keyOf = (kind: EntityKind, view: View, query: Query, { store }: SpaceContext): string => {
  const parameters = [...query].filter(([name]) => !pagingParameters.has(name)).sort();
  return JSON.stringify([kind, view, store.sequence, store.contentVersion(), parameters]);
};

/** Response of `entries` and `assets`: applies filters, order, paging and `select`, and adds the includes of the page. */
export const queryEntities = (
  kind: EntityKind,
  view: View,
  query: Query,
  context: SpaceContext,
): Record<string, unknown> => {
  const { store } = context;
  const locale = readLocale(query.get('locale'), store.locales, store.defaultLocale);
  const contentType = kind === 'Entry' ? contentTypeOf(query, context) : undefined;
  const depth = readNumber(query, 'include', 1, 0, 10);
  const find = (linkKind: EntityKind, id: string) => {
    const entity = store.get(linkKind, id);
    return entity && toItem(entity, view, locale, context);
  };
  const findAll = (): Item[] => {
    const filters = readFilters(query, kind, contentType, find);
    const shown = store
      .list(kind, contentType?.id)
      .map((entity) => toItem(entity, view, locale, context))
      .filter((item): item is Item => item !== undefined)
      .filter((item) => filters.every((filter) => filter(item)));
    return orderByQuery(shown, query, kind, contentType);
  };
  const key = keyOf(kind, view, query, context);
  const last = lastResults.get(context);
  const result = last?.key === key ? last : { key, items: findAll() };
  lastResults.set(context, result);
  const page = toCollection(result.items, query);
  const items = selectFields(page.items, query.get('select'));
  const linked = kind === 'Entry' ? resolveIncludes(items, depth, view, locale, context) : {};
  return { ...page, items, ...linked };
};

/** Response of `entries/:id` and `assets/:id`. Throws Contentful's 404 if the entity does not exist in the view. */
export const findEntity = (
  kind: EntityKind,
  id: string,
  view: View,
  query: Query,
  context: SpaceContext,
): Item => {
  const { store, environment, spaceId } = context;
  const locale = readLocale(query.get('locale'), store.locales, store.defaultLocale);
  const entity = store.get(kind, id);
  const item = entity && contentInView(entity, view) && toItem(entity, view, locale, context);
  if (!item) throw resourceNotFound({ type: kind, id, environment, space: spaceId });
  return item;
};
