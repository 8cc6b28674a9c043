import { BLOCKS, type Block, type Document, type Inline } from '@contentful/rich-text-types';
import { headingId } from './headingId';

/** The text of a node without its marks. */
export const plainText = (node: Block | Inline): string =>
  node.content.map((child) => ('value' in child ? child.value : plainText(child))).join('');

/** Returns a function that creates the ids of a text's headings, in order; duplicates get a number. */
export const headingIds = (): ((text: string) => string) => {
  const used = new Set<string>();
  return (text) => {
    const base = headingId(text);
    let id = base;
    for (let number = 2; used.has(id); number += 1) id = `${base}-${number}`;
    used.add(id);
    return id;
  };
};

export type Heading = { id: string; title: string };

/** The headings of the two upper levels of a rich text, with the ids that `RichText` sets. */
export const richTextHeadings = (raw: string): Heading[] => {
  const idOf = headingIds();
  return (JSON.parse(raw) as Document).content.flatMap((node) => {
    if (!node.nodeType.startsWith('heading')) return [];
    const title = plainText(node);
    const heading = { id: idOf(title), title };
    return node.nodeType <= BLOCKS.HEADING_2 && title ? [heading] : [];
  });
};
