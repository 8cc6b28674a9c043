import { withoutTag } from '../../i18n/sourceTag';
import { addTag, readTag, type Tag } from './tags';

/** Values of fields by id, in one locale. */
export type Fields = Readonly<Record<string, unknown>>;
/** Fields that an editor changes, by `keyOf`. */
export type Edits = ReadonlyMap<string, Fields>;

export const keyOf = ({ entityType, id, locale }: Tag): string => `${entityType} ${id} ${locale}`;

type Json = Readonly<Record<string, unknown>>;
type RichTextNode = { nodeType?: string; value?: string; content?: RichTextNode[] };

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Maps the texts of page data; what has no changed text stays the same object, so that React skips it. */
const mapTexts = (
  value: unknown,
  change: (text: string, list?: readonly unknown[]) => unknown,
): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) {
    const [first] = value as unknown[];
    if (typeof first === 'string') {
      const changed = change(first, value);
      if (Array.isArray(changed)) return changed;
    }
    const items = value.map((item: unknown) => mapTexts(item, change));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isObject(value)) return value;
  let changed: Record<string, unknown> | undefined;
  for (const [key, inner] of Object.entries(value)) {
    const next = mapTexts(inner, change);
    if (next !== inner) (changed ??= { ...value })[key] = next;
  }
  return changed ?? value;
};

const tagNode = (node: RichTextNode, hidden: string): RichTextNode => ({
  ...node,
  ...(node.nodeType === 'text' && { value: addTag(node.value ?? '', hidden) }),
  ...(node.content && { content: node.content.map((child) => tagNode(child, hidden)) }),
});

const isDocument = (value: unknown): value is RichTextNode =>
  isObject(value) && value.nodeType === 'document';

/** Page data without source tags. */
export const stripTags = <Data>(data: Data): Data => mapTexts(data, withoutTag) as Data;

/** Page data in which texts of edited fields are those of the editor. */
export const applyEdits = <Data>(data: Data, edits: Edits): Data => {
  if (edits.size === 0) return data;
  return mapTexts(data, (text, list) => {
    const tag = readTag(text);
    const fields = tag && edits.get(keyOf(tag));
    if (!tag || tag.isFormatted || !fields || !(tag.field in fields))
      return list ? undefined : text;
    const value = fields[tag.field];
    if (list) {
      const texts = Array.isArray(value) && value.filter((item) => typeof item === 'string');
      return texts ? texts.map((item) => addTag(item, tag.hidden)) : undefined;
    }
    if (typeof value === 'string') return addTag(value, tag.hidden);
    if (isDocument(value)) return JSON.stringify(tagNode(value, tag.hidden));
    return value === undefined || value === null ? '' : text;
  }) as Data;
};

/** The tagged texts of page data: the tag of each, and what it shows. */
export const tagsIn = (data: unknown): { tag: Tag; text: string }[] => {
  const found: { tag: Tag; text: string }[] = [];
  mapTexts(data, (text, list) => {
    const tag = list ? undefined : readTag(text);
    if (tag) found.push({ tag, text: withoutTag(text) });
    return list ? undefined : text;
  });
  return found;
};
