import { about } from './checkEntry';
import type { EntryView, ExportView } from './exportView';
import type { CheckResult } from './violation';
import { findShownLocales, resolvedLocale } from './shownLocales';
import { isFilled, isRecord } from './values';

const hasAny = (values: unknown) => isRecord(values) && Object.values(values).some(isFilled);

const checkRequired = (
  view: ExportView,
  entry: EntryView,
  shown: ReadonlySet<string>,
  { errors, warnings }: CheckResult,
) => {
  const foreign = new Map<string, string[]>();
  for (const [fieldId, field] of Object.entries(entry.type?.fields ?? {})) {
    if (!field.required) continue;
    const values = entry.fields[fieldId];
    if (!hasAny(values)) {
      errors.push(about(entry, 'is required: fill it in', fieldId));
      continue;
    }
    if (!field.localized) continue;
    for (const locale of shown) {
      const found = resolvedLocale(view, values, locale);
      if (found === undefined) {
        const message = `is required and the entry is shown in ${locale}: write it in ${locale}`;
        errors.push(about(entry, message, fieldId, locale));
      } else if (found !== locale) {
        const key = `${locale} ${found}`;
        foreign.set(key, [...(foreign.get(key) ?? []), fieldId]);
      }
    }
  }
  for (const [key, fieldIds] of foreign) {
    const [locale = '', found = ''] = key.split(' ');
    const message = `is shown in ${locale}, where ${fieldIds.join(', ')} will be read in ${found}: translate`;
    warnings.push(about(entry, message, fieldIds[0], locale));
  }
};

/** Checks that every entry has its required fields in each language in which it is shown. */
export const checkLanguages = (view: ExportView, result: CheckResult): void => {
  const { locales, unreadable } = findShownLocales(view);
  for (const { entry, countryId, locales: wanted } of unreadable) {
    const where = `${countryId}, which is written in ${wanted.join(' and ')}`;
    const message = `is shown in ${where}, but cannot be read there: translate its required fields or take that country out`;
    result.errors.push(about(entry, message, 'countries'));
  }
  for (const entry of view.entries.values()) {
    if (!entry.isPublished || !entry.type) continue;
    checkRequired(view, entry, locales.get(entry.id) ?? new Set(), result);
  }
};
