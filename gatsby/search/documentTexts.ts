import { linkedIds, longText, type ContentNode, type FindNode } from '../content/contentNode';

/** The URL of the thumbnail of an asset on this website; null if it has none. */
export type PictureOf = (asset: ContentNode | undefined) => Promise<string | null>;

/** What the texts of a document are read with. */
export type Tools = { find: FindNode; pictureOf: PictureOf };
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const names = (node: ContentNode, field: string, find: FindNode): string[] =>
  linkedIds(node, field).flatMap((id) => text(find(id)?.name) || []);

export const image = async (node: ContentNode, field: string, { find, pictureOf }: Tools) => {
  const [id] = linkedIds(node, field);
  const src = id === undefined ? null : await pictureOf(find(id));
  return src === null ? null : { src };
};

export const description = (node: ContentNode, find: FindNode): string =>
  longText(node, 'metaDescription', find) ?? longText(node, 'shortDescription', find) ?? '';

/** Joins the description texts of a page without duplicates. */
export const described = (...parts: readonly string[]): string =>
  [...new Set(parts.filter(Boolean))].join('\n');
