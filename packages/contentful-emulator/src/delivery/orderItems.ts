import type { ContentType, EntityKind } from '../types';
import { checkPath } from './filterItems';
import { compareValues } from './operators';
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
