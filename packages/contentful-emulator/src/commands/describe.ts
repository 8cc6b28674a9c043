import { hasDraft } from '../control/spaceAccess';
import type { Entity } from '../types';

/** Published, changed since, or not published: in one word each, as Contentful's own app says it. */
export const stateOf = (entity: Entity): 'archived' | 'draft' | 'changed' | 'published' => {
  if (entity.archivedAt) return 'archived';
  if (!entity.published) return 'draft';
  return hasDraft(entity) ? 'changed' : 'published';
};

/** A short text to know an entity by: its first text value. */
export const titleOf = ({ current }: Entity): string => {
  for (const name of ['name', 'title', ...Object.keys(current.fields)]) {
    const text = Object.values(current.fields[name] ?? {}).find(
      (value) => typeof value === 'string' && value !== '',
    );
    if (typeof text === 'string') return text.length > 60 ? `${text.slice(0, 59)}…` : text;
  }
  return '';
};
