import type { EntityKind, Link, View } from '../types';
import { linksIn } from './links';
import type { SpaceContext } from './spaceContext';
import { toItem, type Item } from './toItem';

export type ResolvedLinks = {
  includes?: Partial<Record<EntityKind, Item[]>>;
  errors?: Record<string, unknown>[];
};

const unresolved = ({ sys }: Link) => ({
  sys: { id: 'notResolvable', type: 'error' },
  details: { type: 'Link', linkType: sys.linkType, id: sys.id },
});

/**
 * Resolves the links of the items breadth-first, up to `depth` levels. `includes` has each linked entity once, without
 * the items themselves; `errors` has the links with no target in this view.
 */
export const resolveIncludes = (
  items: readonly Item[],
  depth: number,
  view: View,
  locale: string,
  context: SpaceContext,
): ResolvedLinks => {
  const keyOf = (kind: string, id: string) => `${kind}:${id}`;
  const seen = new Set(items.map(({ sys }) => keyOf(sys.type, sys.id)));
  const includes: Partial<Record<EntityKind, Item[]>> = {};
  const errors: Record<string, unknown>[] = [];
  let level = items;
  for (let step = 0; step < depth && level.length > 0; step += 1) {
    const next: Item[] = [];
    for (const item of level) {
      for (const link of linksIn(item.fields)) {
        const kind = link.sys.linkType as EntityKind;
        const key = keyOf(kind, link.sys.id);
        if (seen.has(key)) continue;
        seen.add(key);
        const entity = context.store.get(kind, link.sys.id);
        const target = entity && toItem(entity, view, locale, context);
        if (!target) {
          errors.push(unresolved(link));
          continue;
        }
        (includes[kind] ??= []).push(target);
        next.push(target);
      }
    }
    level = next;
  }
  return {
    ...(errors.length > 0 ? { errors } : {}),
    ...(Object.keys(includes).length > 0 ? { includes } : {}),
  };
};
