import type { EntityKind, View } from '../types';
import { invalidQuery, resourceNotFound } from './apiError';
import { readFilters } from './filterItems';
import { readLocale } from './localize';
import { orderItems } from './orderItems';
import { readNumber, toCollection, type Query } from './queryPaging';
import { resolveIncludes } from './resolveIncludes';
import { selectFields } from './selectFields';
import { stateIn, type SpaceContext } from './spaceContext';
import { toItem, type Item } from './toItem';

const contentTypeOf = (query: Query, context: SpaceContext) => {
  const id = query.get('content_type');
  if (id === undefined) return undefined;
  const contentType = context.store.contentTypes.get(id);
  if (!contentType) throw invalidQuery([{ name: 'unknownContentType', value: id }]);
  return contentType;
};

type Answer = { key: string; items: readonly Item[] };

/** What was last asked of a space, as a whole: whoever reads a large space asks for one page after another. */
const lastAnswers = new WeakMap<SpaceContext, Answer>();

/** Everything of a query that decides which items there are and in which order, at this moment. */
const keyOf = (kind: EntityKind, view: View, query: Query, { store }: SpaceContext): string => {
  const asked = [...query].filter(([name]) => name !== 'skip' && name !== 'limit').sort();
  return JSON.stringify([kind, view, store.sequence, store.contentVersion(), asked]);
};

/** Answers `entries` and `assets`: filtered, ordered, paged, selected, with what the page links to. */
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
    return orderItems(shown, query.get('order'), kind, contentType);
  };
  const key = keyOf(kind, view, query, context);
  const last = lastAnswers.get(context);
  const answer = last?.key === key ? last : { key, items: findAll() };
  lastAnswers.set(context, answer);
  const page = toCollection(answer.items, query);
  const items = selectFields(page.items, query.get('select'));
  const linked = kind === 'Entry' ? resolveIncludes(items, depth, view, locale, context) : {};
  return { ...page, items, ...linked };
};

/** Answers `entries/:id` and `assets/:id`. Throws Contentful's 404 if the view does not show it. */
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
  const item = entity && stateIn(entity, view) && toItem(entity, view, locale, context);
  if (!item) throw resourceNotFound({ type: kind, id, environment, space: spaceId });
  return item;
};
