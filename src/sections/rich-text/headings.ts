import { BLOCKS, type Block, type Document, type Inline } from '@contentful/rich-text-types';

type Node = Document | Block | Inline;

/** The text of a node without its marks. */
export const plainText = (node: Node): string =>
  node.content.map((child) => ('value' in child ? child.value : plainText(child))).join('');

const headingNodes = (node: Node): Node[] =>
  node.nodeType.startsWith('heading')
    ? [node]
    : node.content.flatMap((child) => ('content' in child ? headingNodes(child) : []));

export type Heading = { id: string; title: string };

/** The headings of the two upper levels of a rich text, with the ids that `RichText` sets. */
export const richTextHeadings = ({
  raw,
  headingIds,
}: Pick<Queries.RichTextFragment, 'raw' | 'headingIds'>): Heading[] =>
  headingNodes(JSON.parse(raw) as Document).flatMap((node, index) => {
    const id = headingIds[index];
    const title = plainText(node);
    return id && title && node.nodeType <= BLOCKS.HEADING_2 ? [{ id, title }] : [];
  });
