import type { ContentType, EntityKind } from '../types';
import { checkPath } from './filterItems';
import { distanceFrom } from './locationSearch';
import { compareValues } from './operators';
import type { Query } from './queryPaging';
import type { Item } from './toItem';
import { valuesAt } from './valuesAt';

const noLinks = () => undefined;

/** Sorts by the query parameter `order` (`-` is descending), by default last updated first. Items without a value come last. */
export const orderItems = (
  items: readonly Item[],
  order: string | undefined,
  kind: EntityKind,
  contentType: ContentType | undefined,
): Item[] => {
  const rules = (order ?? '-sys.updatedAt')
    .split(',')
    .filter(Boolean)
    .map((rule) => {
      const path = rule.replace(/^-/, '');
      checkPath(path, kind, contentType);
      return { path: path.split('.'), sign: rule.startsWith('-') ? -1 : 1 };
    });
  return [...items].sort((a, b) => {
    for (const { path, sign } of rules) {
      const [first] = valuesAt(a, path, noLinks);
      const [second] = valuesAt(b, path, noLinks);
      if (first === undefined && second === undefined) continue;
      if (first === undefined) return 1;
      if (second === undefined) return -1;
      const difference = sign * compareValues(first, second);
      if (difference !== 0) return difference;
    }
    return compareValues(a.sys.id, b.sys.id);
  });
};

const nearParameter = /^(fields\.[^[\]]+)\[near\]$/;

/** Sorts the items of a query: by `order`, else by the distance from the point of `near`, nearest first. */
export const orderByQuery = (
  items: readonly Item[],
  query: Query,
  kind: EntityKind,
  contentType: ContentType | undefined,
): Item[] => {
  const near = [...query].find(([name]) => nearParameter.test(name));
  if (!near || query.has('order')) return orderItems(items, query.get('order'), kind, contentType);
  const [name, point] = near;
  const path = (nearParameter.exec(name)?.[1] ?? '').split('.');
  const distance = distanceFrom(point);
  return items
    .map((item) => ({ item, away: distance(valuesAt(item, path, noLinks)) }))
    .sort((a, b) => a.away - b.away || compareValues(a.item.sys.id, b.item.sys.id))
    .map(({ item }) => item);
};
