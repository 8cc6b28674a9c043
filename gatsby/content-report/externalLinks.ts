import { contentTypeId, linkedIds, type ContentNode } from '../content/contentNode';
import type { NodeSource } from '../content/nodeSource';
import { fieldsOfKinds } from '../content/fieldsOfKinds';
import { memoizeByNode } from '../content/memoizeByNode';

/** A link of the content to another website. */
export type ExternalLink = {
  /** Absolute URL, http or https. */
  address: string;
  /** The kind of entity to open in Contentful. */
  type: 'Entry' | 'Asset';
  id: string;
  name: string;
  /** The field's name. */
  field: string;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const isWebAddress = (value: string): boolean => /^https?:\/\//i.test(value) && URL.canParse(value);
/** Single-line text fields, which may contain a URL. */
const lineFields = fieldsOfKinds('Symbol');
const nameOf = (node: ContentNode): string =>
  text(node.name) || text(node.title) || node.contentful_id;

const linksOf = memoizeByNode((node: ContentNode): readonly ExternalLink[] =>
  lineFields(node).flatMap(([id, { name: field }]) => {
    const address = text(node[id]).trim();
    const of = { type: 'Entry', id: node.contentful_id, name: nameOf(node), field } as const;
    return isWebAddress(address) ? [{ ...of, address }] : [];
  }),
);

const fileOf = (asset: ContentNode): ExternalLink[] => {
  const address = text(asset.url).replace(/^\/\//, 'https://');
  const of = {
    type: 'Asset',
    id: asset.contentful_id,
    name: nameOf(asset),
    field: 'File',
  } as const;
  return isWebAddress(address) ? [{ ...of, address }] : [];
};

/** Finds links to other websites in all fields, and the files of documents, without duplicates. */
export const findExternalLinks = (
  { byType, find }: NodeSource,
  types: readonly string[],
): ExternalLink[] => {
  const found = types
    .flatMap((type) => [...byType(type)])
    .flatMap((node) => [
      ...linksOf(node),
      ...(contentTypeId(node) === 'document' ? linkedIds(node, 'file') : [])
        .flatMap((id) => find(id) ?? [])
        .flatMap(fileOf),
    ]);
  // An entry without a name in one locale is listed by its id there; prefer a locale that has a name.
  const named = [...found].sort((a, b) => Number(a.name === a.id) - Number(b.name === b.id));
  const once = new Map<string, ExternalLink>();
  for (const one of named) {
    const key = `${one.id} ${one.field} ${one.address}`;
    if (!once.has(key)) once.set(key, one);
  }
  return [...once.values()];
};
