import type { Field } from './types';
import { UsageError } from './usageError';

type ValueType = Pick<Field, 'type' | 'linkType' | 'items'>;

const paragraph = (text: string) => ({
  nodeType: 'paragraph',
  data: {},
  content: [{ nodeType: 'text', value: text, marks: [], data: {} }],
});

const richText = (text: string) => ({
  nodeType: 'document',
  data: {},
  content: text.split(/\n{2,}/).map(paragraph),
});

const readNumber = (text: string, type: string): number => {
  const number = Number(text);
  if (
    text.trim() !== '' &&
    (type === 'Integer' ? Number.isInteger(number) : !Number.isNaN(number))
  ) {
    return number;
  }
  throw new UsageError(`"${text}" is not a ${type === 'Integer' ? 'whole number' : 'number'}`);
};

const readBoolean = (text: string): boolean => {
  if (text === 'true') return true;
  if (text === 'false') return false;
  throw new UsageError(`"${text}" is neither true nor false`);
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`"${text}" is not valid JSON (${(error as Error).message})`);
  }
};

/** Parses a command-line value by the type of the field. Accepts JSON lists and objects for all types but texts and dates. */
export const parseValue = (text: string, field: ValueType): unknown => {
  const isText = field.type === 'Symbol' || field.type === 'Text' || field.type === 'Date';
  if (isText) return text;
  if (/^\s*[[{]/.test(text)) return readJson(text);
  switch (field.type) {
    case 'Integer':
    case 'Number':
      return readNumber(text, field.type);
    case 'Boolean':
      return readBoolean(text);
    case 'Link':
      return { sys: { type: 'Link', linkType: field.linkType ?? 'Entry', id: text } };
    case 'Array':
      return text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)
        .map((part) => parseValue(part, field.items ?? { type: 'Symbol' }));
    case 'RichText':
      return richText(text);
    default:
      return readJson(text);
  }
};
