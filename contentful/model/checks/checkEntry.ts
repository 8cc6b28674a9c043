import type { Field } from '../define';
import { linkFault } from './checkLinks';
import { readRichTextDocument } from './checkRichText';
import { valueFault } from './checkValue';
import type { EntryView, ExportView } from './exportView';
import type { CheckResult, Violation } from './violation';
import { isFilled, isRecord, readLink } from './values';

/** A finding about an entry, or about a field of it in a language. */
export const about = (
  entry: EntryView,
  message: string,
  field?: string,
  locale?: string,
): Violation => ({
  entryId: entry.id,
  entryName: entry.name,
  contentType: entry.typeId,
  ...(field === undefined ? {} : { field }),
  ...(locale === undefined ? {} : { locale }),
  message,
});

const linksOf = (field: Field, value: unknown) =>
  (field.list && Array.isArray(value) ? value : [value]).flatMap((item) => readLink(item) ?? []);

const checkFieldValue = (
  view: ExportView,
  entry: EntryView,
  fieldId: string,
  field: Field,
  value: unknown,
  locale: string,
  { errors, warnings }: CheckResult,
) => {
  const shown = field.localized ? locale : undefined;
  const fault = valueFault(field, value);
  if (fault) {
    errors.push(about(entry, fault, fieldId, shown));
    return;
  }
  const isRichText = field.kind === 'RichText';
  const { faults, links } = isRichText
    ? readRichTextDocument(value)
    : {
        faults: [],
        links: field.kind === 'Entry' || field.kind === 'Asset' ? linksOf(field, value) : [],
      };
  for (const message of faults) errors.push(about(entry, message, fieldId, shown));
  for (const { linkType, id } of links) {
    const wrong = linkFault(view, linkType, id, isRichText ? undefined : field);
    if (wrong)
      (wrong.isError ? errors : warnings).push(about(entry, wrong.message, fieldId, shown));
  }
};

const checkField = (
  view: ExportView,
  entry: EntryView,
  fieldId: string,
  field: Field,
  result: CheckResult,
) => {
  const values = entry.fields[fieldId];
  if (values === undefined) return;
  if (!isRecord(values)) {
    result.errors.push(about(entry, 'must hold its values by language', fieldId));
    return;
  }
  for (const [locale, value] of Object.entries(values)) {
    if (!view.locales.has(locale)) {
      result.errors.push(
        about(
          entry,
          `the space has no language "${locale}": remove the value or add it`,
          fieldId,
          locale,
        ),
      );
    } else if (!field.localized && locale !== view.defaultLocale && isFilled(value)) {
      result.warnings.push(
        about(
          entry,
          `is not localised: its value belongs under ${view.defaultLocale}`,
          fieldId,
          locale,
        ),
      );
    } else if (isFilled(value)) {
      checkFieldValue(view, entry, fieldId, field, value, locale, result);
    }
  }
};

/** Validates each value of an entry; `checkLanguages` reports missing values. */
export const checkEntry = (view: ExportView, entry: EntryView, result: CheckResult): void => {
  if (!entry.type) {
    const message = entry.typeId
      ? `the model has no content type "${entry.typeId}": the site does not show this entry`
      : 'has no content type: remove the entry';
    (entry.typeId ? result.warnings : result.errors).push(about(entry, message));
    return;
  }
  for (const [fieldId, field] of Object.entries(entry.type.fields)) {
    checkField(view, entry, fieldId, field, result);
  }
  for (const fieldId of Object.keys(entry.fields)) {
    if (!entry.type.fields[fieldId]) {
      result.warnings.push(
        about(entry, `the model has no field "${fieldId}": the site does not read it`, fieldId),
      );
    }
  }
};
