import type { EntityKind } from '../types';
import type { Item } from './toItem';

/** Returns the item that a link points to. */
export type FindItem = (kind: EntityKind, id: string) => Item | undefined;

/**
 * Values of an item at a query path such as `fields.title` or `fields.author.fields.name`. Flattens lists and follows
 * links where the path continues with `fields`.
 */
export const valuesAt = (root: unknown, path: readonly string[], find: FindItem): unknown[] => {
  if (Array.isArray(root)) return root.flatMap((value) => valuesAt(value, path, find));
  const [step, ...rest] = path;
  if (step === undefined) return root === undefined || root === null ? [] : [root];
  if (typeof root !== 'object' || root === null) return [];
  const value = (root as Record<string, unknown>)[step];
  if (value !== undefined) return valuesAt(value, rest, find);
  const { sys } = root as { sys?: { type?: string; linkType?: string; id?: string } };
  if (step !== 'fields' || sys?.type !== 'Link' || sys.id === undefined) return [];
  const target = find(sys.linkType as EntityKind, sys.id);
  return target ? valuesAt(target.fields, rest, find) : [];
};
