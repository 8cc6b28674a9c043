import type { Field } from '../../model/define';
import type { Problems } from './problems';
import type { Source } from './source';

const describe = (source: Source) =>
  source.kind === 'list' ? 'a list' : source.kind === 'map' ? 'a map' : `"${source.text}"`;

const wanted: Partial<Record<Field['kind'], string>> = {
  Symbol: 'a text',
  Text: 'a text',
  Integer: 'a whole number without quotes',
  Number: 'a number without quotes',
  Boolean: 'true or false',
  Date: 'a date such as 2026-03-12',
};

const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?$/.test(text) &&
  !Number.isNaN(Date.parse(text));

/** A value of a field that is neither a link nor rich text, or undefined where it is wrong or empty. */
export const readScalar = (
  field: Field,
  source: Source,
  label: string,
  problems: Problems,
): string | number | boolean | undefined => {
  if (source.kind === 'scalar' && source.value === null) return undefined;
  if (source.kind === 'scalar') {
    const { value, text } = source;
    switch (field.kind) {
      case 'Symbol':
      case 'Text':
        // A number keeps the digits as they were written: 1.10 is not 1.1.
        return (typeof value === 'string' ? value : text).trim() || undefined;
      case 'Integer':
        if (typeof value === 'number' && Number.isInteger(value)) return value;
        break;
      case 'Number':
        if (typeof value === 'number') return value;
        break;
      case 'Boolean':
        if (typeof value === 'boolean') return value;
        break;
      case 'Date':
        if (isDate(text)) return text;
        break;
      default:
    }
  }
  problems.add(source, `${label} must be ${wanted[field.kind] ?? 'a value'}, not ${describe(source)}`);
  return undefined;
};
