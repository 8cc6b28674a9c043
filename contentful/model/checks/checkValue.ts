import type { Field } from '../define';
import { isRichTextNode } from './isRichTextNode';
import { at, readLink, textAt } from './values';

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const outside = (amount: number, { min, max }: Pick<Field, 'min' | 'max'>): string | undefined => {
  if (min !== undefined && amount < min) return `at least ${min}`;
  if (max !== undefined && amount > max) return `at most ${max}`;
  return undefined;
};

const isDate = (value: unknown) =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})?)?$/.test(value) &&
  !Number.isNaN(Date.parse(value));

const typeFault = (field: Field, value: unknown): string | undefined => {
  switch (field.kind) {
    case 'Symbol':
    case 'Text':
      return typeof value === 'string' ? undefined : 'must be a text';
    case 'Integer':
      return Number.isInteger(value) ? undefined : 'must be a whole number';
    case 'Number':
      return typeof value === 'number' && Number.isFinite(value) ? undefined : 'must be a number';
    case 'Boolean':
      return typeof value === 'boolean' ? undefined : 'must be true or false';
    case 'Date':
      return isDate(value) ? undefined : 'must be a date such as 2026-03-12';
    case 'RichText':
      return textAt(value, 'nodeType') === 'document' && Array.isArray(at(value, 'content'))
        ? undefined
        : 'must be a rich text document';
    case 'Asset':
    case 'Entry':
      return readLink(value)?.linkType === field.kind
        ? undefined
        : `must be a link to an ${field.kind.toLowerCase()}`;
  }
};

/** The longest texts that Contentful stores. */
const longest: Partial<Record<Field['kind'], number>> = { Symbol: 256, Text: 50_000 };

/**
 * The fault of one value, alone or in a list, that its field cannot hold whatever its rules: another kind of value, or a
 * longer text than Contentful stores. Undefined for a value that may only break a rule of the model.
 */
export const kindFault = (field: Field, value: unknown): string | undefined => {
  const wrongType = typeFault(field, value);
  if (wrongType) return wrongType;
  if (field.kind === 'RichText' && !isRichTextNode(value)) return 'must be a rich text document';
  const max = longest[field.kind];
  if (typeof value !== 'string' || max === undefined || value.length <= max) return undefined;
  return `has ${value.length} characters but may have at most ${max}`;
};

const boundsFault = (field: Field, value: unknown): string | undefined => {
  if (typeof value === 'number') {
    const limit = outside(value, field);
    return limit && `is ${value} but must be ${limit}`;
  }
  if (typeof value !== 'string') return undefined;
  const max = Math.min(field.max ?? Infinity, longest[field.kind] ?? Infinity);
  const limit = outside(value.length, { min: field.min, max });
  return limit && `has ${plural(value.length, 'character')} but may have ${limit}`;
};

const oneFault = (field: Field, value: unknown): string | undefined => {
  const wrongType = typeFault(field, value);
  if (wrongType) return wrongType;
  if (typeof value === 'string') {
    if (field.in && !field.in.includes(value)) {
      return `is "${value}" but must be one of: ${field.in.join(', ')}`;
    }
    if (field.pattern && !new RegExp(field.pattern.source).test(value)) {
      return `is "${value}". ${field.pattern.message}`;
    }
  }
  return boundsFault(field, value);
};

/** The fault of a non-empty value of a field, except links and rich text; undefined if valid. */
export const valueFault = (field: Field, value: unknown): string | undefined => {
  if (!field.list) return oneFault(field, value);
  if (!Array.isArray(value)) return 'must be a list';
  const limit = outside(value.length, field);
  if (limit) return `has ${plural(value.length, 'item')} but may have ${limit}`;
  const item = { ...field, min: undefined, max: undefined };
  for (const [index, one] of value.entries()) {
    const fault = oneFault(item, one);
    if (fault) return `item ${index + 1} ${fault}`;
  }
  return undefined;
};
