import { findContentType } from '../contentTypes';
import type { ContentType, Field } from '../define';
import { readRichTextDocument } from './checkRichText';
import { kindFault, valueFault } from './checkValue';
import { isFilled, isRecord, type UnknownRecord } from './values';

/** A fault of a value of an entry. */
export type FieldFault = {
  fieldId: string;
  /** The locale of the value; undefined if the field as a whole is wrong. */
  locale?: string;
  /** What is wrong, without the field's name: `must be a text`. */
  message: string;
  /** Whether the value is of no use and counts as missing; else it only breaks a rule of the model. */
  isOmitted: boolean;
};

type Usable<Value> = { value: Value; faults: Pick<FieldFault, 'message' | 'isOmitted'>[] };

/** The items of a list that its field can hold. */
const usableList = (field: Field, value: unknown): Usable<unknown> => {
  if (!Array.isArray(value)) {
    return { value: undefined, faults: [{ message: 'must be a list', isOmitted: true }] };
  }
  const faults: Usable<unknown>['faults'] = [];
  const kept = value.filter((item, index) => {
    const fault = kindFault(field, item);
    if (fault) faults.push({ message: `item ${index + 1} ${fault}`, isOmitted: true });
    return fault === undefined;
  });
  return { value: kept, faults };
};

const usableItem = (field: Field, value: unknown): Usable<unknown> => {
  const fault = kindFault(field, value);
  return fault === undefined
    ? { value, faults: [] }
    : { value: undefined, faults: [{ message: fault, isOmitted: true }] };
};

const usableValue = (field: Field, value: unknown): Usable<unknown> => {
  if (!isFilled(value)) {
    // An empty text or list is a value, from which Contentful does not fall back, as is null.
    const isOfKind = field.list
      ? Array.isArray(value)
      : value === '' && (field.kind === 'Symbol' || field.kind === 'Text');
    return { value: isOfKind ? value : null, faults: [] };
  }
  const usable = field.list ? usableList(field, value) : usableItem(field, value);
  if (usable.faults.length > 0 || usable.value === undefined) return usable;
  const broken = [
    valueFault(field, value),
    ...(field.kind === 'RichText' ? readRichTextDocument(value).faults : []),
  ].filter((message) => message !== undefined);
  return { value, faults: broken.map((message) => ({ message, isOmitted: false })) };
};

const usableLocales = (
  field: Field,
  values: UnknownRecord,
): { values: UnknownRecord; faults: Omit<FieldFault, 'fieldId'>[] } => {
  const kept: UnknownRecord = {};
  const faults: Omit<FieldFault, 'fieldId'>[] = [];
  for (const [locale, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const usable = usableValue(field, value);
    faults.push(...usable.faults.map((fault) => ({ ...fault, locale })));
    if (usable.value !== undefined) kept[locale] = usable.value;
  }
  return { values: kept, faults };
};

const usableFieldsOf = (
  type: ContentType,
  fields: UnknownRecord,
): { fields: UnknownRecord; faults: FieldFault[] } => {
  const kept: UnknownRecord = {};
  const faults: FieldFault[] = [];
  for (const [fieldId, field] of Object.entries(type.fields)) {
    const values = fields[fieldId];
    if (values === undefined) continue;
    if (!isRecord(values)) {
      faults.push({ fieldId, message: 'must hold its values by language', isOmitted: true });
      continue;
    }
    const usable = usableLocales(field, values);
    kept[fieldId] = usable.values;
    faults.push(...usable.faults.map((fault) => ({ ...fault, fieldId })));
  }
  return { fields: kept, faults };
};

/**
 * The values of an entry that are of the kinds of their fields, by locale, and the faults of the others. A value that is left
 * out counts as missing, so that the entry falls back to another locale; fields and content types that the model does not
 * have are left out silently, because nothing reads them.
 *
 * @param fields values by field and locale, of any structure: an export file or an edit of the content model may hold
 *   anything, and gatsby-source-contentful, GraphQL and the components each fail on some of it without naming the entry.
 */
export const usableFields = (
  contentTypeId: string,
  fields: unknown,
): { fields: UnknownRecord; faults: FieldFault[] } => {
  const type = findContentType(contentTypeId);
  return type && isRecord(fields) ? usableFieldsOf(type, fields) : { fields: {}, faults: [] };
};
