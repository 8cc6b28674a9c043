import { invalidQuery } from './apiError';
import type { Item } from './toItem';

const roots = ['sys', 'metadata', 'fields'] as const;

/** Applies the query parameter `select`: `fields`, `fields.title`, `sys`, `sys.id`, `metadata`, … */
export const selectFields = (items: readonly Item[], select: string | undefined): Item[] => {
  if (select === undefined) return [...items];
  const paths = select.split(',').map((path) => path.split('.'));
  for (const path of paths) {
    if (!roots.some((root) => root === path[0]) || path.length > 2) {
      throw invalidQuery([
        { name: 'select', path, details: 'select takes sys, metadata, fields and one level below' },
      ]);
    }
  }
  return items.map((item) => {
    const kept: Record<string, Record<string, unknown>> = {};
    for (const [root = '', key] of paths) {
      const all = (item as unknown as Record<string, Record<string, unknown> | undefined>)[root];
      if (!all) continue;
      const part = (kept[root] ??= {});
      if (key === undefined) Object.assign(part, all);
      else if (all[key] !== undefined) part[key] = all[key];
    }
    return kept as unknown as Item;
  });
};
