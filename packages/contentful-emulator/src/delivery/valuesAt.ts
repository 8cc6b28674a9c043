import type { EntityKind } from '../types';
import type { Item } from './toItem';

/** Returns the item that a link points to. */
export type FindItem = (kind: EntityKind, id: string) => Item | undefined;

/** What `sys` of a link has itself; all else is read from the item that it points to. */
const linkProperties = new Set(['id', 'type', 'linkType']);

/**
 * Values of an item at a query path such as `fields.title` or `fields.author.fields.name`. Flattens lists and follows
 * links where the path continues with `fields`, or with other properties of `sys` such as `sys.contentType.sys.id`.
 */
export const valuesAt = (root: unknown, path: readonly string[], find: FindItem): unknown[] => {
  if (Array.isArray(root)) return root.flatMap((value) => valuesAt(value, path, find));
  const [step, ...rest] = path;
  if (step === undefined) return root === undefined || root === null ? [] : [root];
  if (typeof root !== 'object' || root === null) return [];
  const { sys } = root as { sys?: { type?: string; linkType?: string; id?: string } };
  const isAtLink = step === 'sys' && linkProperties.has(rest[0] ?? 'id');
  if (sys?.type === 'Link' && sys.id !== undefined && !isAtLink) {
    const target = find(sys.linkType as EntityKind, sys.id);
    return target ? valuesAt(target, path, find) : [];
  }
  return valuesAt((root as Record<string, unknown>)[step], rest, find);
};
