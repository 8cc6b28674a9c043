import type { Link } from '../../types';

export type RichTextNode = {
  nodeType: string;
  content?: RichTextNode[];
  marks?: { type: string }[];
  data?: { target?: Link };
};

/** All nodes of a rich text, depth-first, the document first. */
export const nodesOf = (value: unknown): RichTextNode[] => {
  if (typeof value !== 'object' || value === null) return [];
  const node = value as RichTextNode;
  return [node, ...(node.content ?? []).flatMap(nodesOf)];
};
