import { parseValue } from '../parseValue';
import { nodesOf, type RichTextNode } from '../management/validation/richTextNodes';
import type { Link } from '../types';
import type { ManagementField } from '../management/validation/fieldValidations';

type TextNode = RichTextNode & { value?: string };

const textOf = (node: RichTextNode): string =>
  nodesOf(node)
    .map((inner) => (inner as TextNode).value ?? '')
    .join('');

/** Whether a rich text document has only paragraphs of unformatted text, so that a textarea can edit it without loss. */
const isPlain = (value: unknown): boolean => {
  const [document, ...nodes] = nodesOf(value);
  return (
    document !== undefined &&
    nodes.every(
      ({ nodeType, marks = [] }) =>
        marks.length === 0 && (nodeType === 'paragraph' || nodeType === 'text'),
    )
  );
};

const idOf = (value: unknown): string => (value as Link).sys.id;

/** Formats a field value as the text of a form control. */
export const toFormText = (value: unknown, field: ManagementField): string => {
  if (value === undefined || value === null) return '';
  switch (field.type) {
    case 'Link':
      return idOf(value);
    case 'Array': {
      const items = value as unknown[];
      return items.map((item) => (field.items?.type === 'Link' ? idOf(item) : item)).join('\n');
    }
    case 'RichText':
      return ((value as RichTextNode).content ?? []).map(textOf).join('\n\n');
    case 'Object':
    case 'Location':
      return JSON.stringify(value, null, 2);
    default:
      return typeof value === 'string' ? value : JSON.stringify(value);
  }
};

/** Whether the form can edit a value. It shows rich text with headings, links or images read-only. */
export const isEditable = (value: unknown, field: ManagementField): boolean =>
  field.type === 'ResourceLink'
    ? false
    : field.type !== 'RichText' || value === undefined || value === null || isPlain(value);

/** Parses the text of a form control; undefined clears the field. Throws {@link UsageError} if the text does not match the field type. */
export const fromFormText = (text: string, field: ManagementField): unknown => {
  const clean = text.replace(/\r\n/g, '\n');
  if (clean.trim() === '') return undefined;
  const type = { type: field.type, linkType: field.linkType, items: field.items };
  if (field.type === 'Array') {
    const lines = clean.split('\n').map((line) => line.trim());
    return lines.filter(Boolean).map((line) => parseValue(line, field.items ?? { type: 'Symbol' }));
  }
  return parseValue(
    field.type === 'RichText' || field.type === 'Text' ? clean : clean.trim(),
    type,
  );
};
