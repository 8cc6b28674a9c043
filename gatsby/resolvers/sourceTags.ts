import { createSourceMapMetadata, encode } from '@contentful/content-source-maps';
import { readSettings } from '../settings/readSettings';

/** Where a text of the content comes from. */
export type TagSource = {
  entityType: 'Entry' | 'Asset';
  id: string;
  field: string;
  locale: string;
  /** The text is a formatted value, such as a date, so the value of the field cannot replace it. */
  isFormatted?: boolean;
};

const encoded = new Map<string, string>();

/** Contentful's source map of a field in hidden characters, as the official package encodes it. */
const tagOf = ({ entityType, id, field, locale, isFormatted = false }: TagSource): string => {
  const key = [entityType, id, field, locale, isFormatted].join(' ');
  const known = encoded.get(key);
  if (known !== undefined) return known;
  const { spaceId, environment } = readSettings(process.env);
  const metadata = createSourceMapMetadata({
    entityId: id,
    entityType,
    space: spaceId,
    environment,
    field,
    locale,
    fieldType: 'Symbol',
    editorInterface: { widgetId: 'singleLine', widgetNamespace: 'builtin' },
    // Without the widget, which the live preview SDK does not read either.
    platform: 'vercel',
  });
  const tag = encode({ ...metadata, href: `${metadata.href}${isFormatted ? '&formatted' : ''}` });
  encoded.set(key, tag);
  return tag;
};

/** Adds the tag to each line of a text, because components split long texts into paragraphs. */
export const tagText = (text: string, source: TagSource): string => {
  const tag = tagOf(source);
  return text.replace(/[^\n]*\S[^\n]*/g, (line) => `${line}${tag}`);
};

type RichTextNode = { nodeType?: string; value?: string; content?: RichTextNode[] };

const tagNode = (node: RichTextNode, source: TagSource): RichTextNode => ({
  ...node,
  ...(node.nodeType === 'text' && { value: tagText(node.value ?? '', source) }),
  ...(node.content && { content: node.content.map((child) => tagNode(child, source)) }),
});

/** Adds the tag to each text node of a rich text document in JSON. */
export const tagRichText = (raw: string, source: TagSource): string =>
  JSON.stringify(tagNode(JSON.parse(raw) as RichTextNode, source));

/** Adds the tag to a field value: a text, a list of texts, or the node of a rich text. Other values have no place for it. */
export const tagValue = (value: unknown, source: TagSource): unknown => {
  if (typeof value === 'string') return tagText(value, source);
  if (Array.isArray(value)) return value.map((item: unknown) => tagValue(item, source));
  if (typeof value === 'object' && value !== null && 'raw' in value) {
    return { ...value, raw: tagRichText(String(value.raw), source) };
  }
  return value;
};

/** Adds the tag to each text of an object, such as sums of one list. */
export const tagAll = (values: unknown, source: TagSource): unknown =>
  Object.fromEntries(
    Object.entries(values as object).map(([name, value]) => [name, tagValue(value, source)]),
  );
