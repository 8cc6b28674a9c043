import { hasDraft } from '../control/spaceAccess';
import type { Entity } from '../types';

/** Status of an entity, in the terms of Contentful's web app. */
export const stateOf = (entity: Entity): 'archived' | 'draft' | 'changed' | 'published' => {
  if (entity.archivedAt) return 'archived';
  if (!entity.published) return 'draft';
  return hasDraft(entity) ? 'changed' : 'published';
};

/** The first text value of an entity, shortened; empty if it has none. */
export const titleOf = ({ current }: Entity): string => {
  for (const name of ['name', 'title', ...Object.keys(current.fields)]) {
    const text = Object.values(current.fields[name] ?? {}).find(
      (value) => typeof value === 'string' && value !== '',
    );
    if (typeof text === 'string') return text.length > 60 ? `${text.slice(0, 59)}…` : text;
  }
  return '';
};
