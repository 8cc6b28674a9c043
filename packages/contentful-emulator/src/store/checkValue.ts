import type { Field } from '../types';
import { StoreError } from './storeError';

type ValueType = Pick<Field, 'type' | 'linkType' | 'items'>;

const isLinkTo = (value: unknown, linkType: string | undefined): boolean => {
  const { sys } = (value ?? {}) as { sys?: { type?: string; linkType?: string; id?: unknown } };
  return sys?.type === 'Link' && sys.linkType === linkType && typeof sys.id === 'string';
};

const matchesType = (value: unknown, field: ValueType): boolean => {
  switch (field.type) {
    case 'Symbol':
    case 'Text':
      return typeof value === 'string';
    case 'Date':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value));
    case 'Integer':
      return Number.isInteger(value);
    case 'Number':
      return typeof value === 'number';
    case 'Boolean':
      return typeof value === 'boolean';
    case 'Link':
      return isLinkTo(value, field.linkType);
    case 'Array':
      return (
        Array.isArray(value) &&
        value.every((item) => matchesType(item, field.items ?? { type: 'Symbol' }))
      );
    case 'RichText':
      return (value as { nodeType?: string } | null)?.nodeType === 'document';
    default:
      return typeof value === 'object';
  }
};

/** Throws {@link StoreError} unless a value has the type of its field. Null is valid for every type. */
export const checkValue = (value: unknown, field: Field): void => {
  if (value === null || matchesType(value, field)) return;
  const type = field.linkType ? `link to an ${field.linkType.toLowerCase()}` : field.type;
  throw new StoreError(
    'ValidationFailed',
    `field "${field.id}" takes a value of type ${type}, not ${JSON.stringify(value)}`,
  );
};
