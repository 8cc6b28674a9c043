import { isDeepStrictEqual } from 'node:util';
import type { Entity, LocalizedFields } from '../types';
import { publishedLocales } from './publishLocales';

export type LocaleStatus = 'draft' | 'changed' | 'published';

const valuesIn = (fields: LocalizedFields, code: string) =>
  Object.entries(fields)
    .filter(([, values]) => values[code] !== undefined)
    .map(([id, values]) => [id, values[code]] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** `sys.fieldStatus` of an entity: whether each locale is published, and whether its draft has changed since. */
export const localeStatus = (
  entity: Entity,
  allLocales: readonly string[],
): Record<string, LocaleStatus> => {
  const { published, current, version } = entity;
  const shown = publishedLocales(entity, allLocales);
  const hasChanged = (code: string) =>
    !isDeepStrictEqual(valuesIn(current.fields, code), valuesIn(published?.fields ?? {}, code));
  const changed = shown.filter(hasChanged);
  // A new version without a changed value, for example with another tag, is a change in every published locale.
  const isNewVersion = !!published && version > published.version + 1 && changed.length === 0;
  return Object.fromEntries(
    allLocales.map((code): [string, LocaleStatus] => {
      if (!shown.includes(code)) return [code, 'draft'];
      return [code, isNewVersion || changed.includes(code) ? 'changed' : 'published'];
    }),
  );
};
