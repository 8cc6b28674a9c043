import { titleOf } from '../commands/describe';
import type { SpaceStore } from '../store/spaceStore';
import type { Entity } from '../types';

/** Title of an entry or asset: the value of its display field, else its first text, else its id. */
export const entityTitle = (entity: Entity, store: SpaceStore): string => {
  const { displayField } = store.contentTypes.get(entity.contentTypeId ?? '') ?? {};
  const values = entity.current.fields[displayField ?? 'title'] ?? {};
  const display = values[store.defaultLocale] ?? Object.values(values)[0];
  if (typeof display === 'string' && display !== '') return display;
  return titleOf(entity) || entity.id;
};
