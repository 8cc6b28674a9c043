import type { Entity, LocalizedFields } from '../types';

/** The locales that a request publishes and unpublishes, by code. */
export type LocaleChange = { add: readonly string[]; remove: readonly string[] };

/** Codes of the published locales of an entity. */
export const publishedLocales = (
  { published }: Entity,
  allLocales: readonly string[],
): readonly string[] => (published ? (published.locales ?? allLocales) : []);

/** Replaces the values of some locales by those of the draft, and removes those of others. */
const mergeFields = (
  published: LocalizedFields,
  draft: LocalizedFields,
  { add, remove }: LocaleChange,
): LocalizedFields => {
  const fields: LocalizedFields = {};
  for (const id of new Set([...Object.keys(draft), ...Object.keys(published)])) {
    const kept = Object.entries(published[id] ?? {}).filter(
      ([code]) => !add.includes(code) && !remove.includes(code),
    );
    const added = Object.entries(draft[id] ?? {}).filter(([code]) => add.includes(code));
    if (kept.length + added.length > 0) fields[id] = Object.fromEntries([...kept, ...added]);
  }
  return fields;
};

/**
 * The published state of an entity after single locales are published or unpublished; undefined if none remains. A field
 * that is not localized has its value in the default locale, so it is published with that locale.
 */
export const changeLocales = (
  before: Entity,
  change: LocaleChange,
  allLocales: readonly string[],
  now: string,
): Entity['published'] => {
  const known = new Set([...publishedLocales(before, allLocales), ...change.add]);
  const locales = allLocales.filter((code) => known.has(code) && !change.remove.includes(code));
  if (locales.length === 0) return undefined;
  return {
    fields: mergeFields(before.published?.fields ?? {}, before.current.fields, change),
    metadata: before.current.metadata,
    version: before.version,
    at: now,
    locales,
  };
};
