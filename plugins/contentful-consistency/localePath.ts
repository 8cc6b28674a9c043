import type { Entity } from '../../gatsby/records/entity';
import { localeFilter } from '../../gatsby/settings/acceleratorOptions';

const pathFields: Readonly<Record<string, string | undefined>> = localeFilter.path;

/**
 * What a country or a language leads to on the path from entries to the locales that they have nodes in (locale filtering):
 * the languages of a country, the code of a language. Undefined for other entries.
 */
export const pathValueOf = ({ sys, fields }: Entity): string | undefined => {
  const field = pathFields[sys.contentType?.sys.id ?? ''];
  return field === undefined ? undefined : JSON.stringify(fields?.[field] ?? null);
};

/** The values of the path after a sync. */
export const pathsAfter = (
  before: Readonly<Record<string, string>>,
  items: readonly Entity[],
): Record<string, string> => {
  const after = { ...before };
  for (const item of items) {
    const value = pathValueOf(item);
    if (item.sys.type === 'DeletedEntry') delete after[item.sys.id];
    else if (value !== undefined) after[item.sys.id] = value;
  }
  return after;
};
