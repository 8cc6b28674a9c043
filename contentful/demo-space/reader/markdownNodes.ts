import { richTextFromMarkdown } from '@contentful/rich-text-from-markdown';
import type { Node } from '@contentful/rich-text-types';

/** A rich text node in the plainest shape, to be rewritten without the library's enums. */
export type RichNode = {
  nodeType: string;
  data: Record<string, unknown>;
  content?: RichNode[];
  value?: string;
  marks?: { type: string }[];
};

const text = (value: string): RichNode => ({ nodeType: 'text', value, marks: [], data: {} });

/** The name under which a picture of the Markdown travels until it becomes an embedded asset. */
export const pictureNode = 'markdown-picture';

/** A picture's address as Markdown has it: `art:contours/some-seed`, with its alternative text. */
export const pictureOf = (node: RichNode): { url: string; alt: string } | undefined => {
  const { url, alt } = node.data;
  if (node.nodeType !== pictureNode || typeof url !== 'string') return undefined;
  return { url, alt: typeof alt === 'string' ? alt : '' };
};

/**
 * Markdown as rich text nodes, before its links are understood.
 *
 * @returns the nodes, and the kinds of Markdown that rich text has no place for (`html`, `footnote`, …)
 */
export const markdownNodes = async (
  markdown: string,
): Promise<{ nodes: RichNode[]; unknown: string[] }> => {
  const unknown: string[] = [];
  const document = await richTextFromMarkdown(markdown, (node) => {
    if (node.type === 'image') {
      const data = { url: node.url, alt: node.alt };
      return Promise.resolve({ nodeType: pictureNode, data } as unknown as Node);
    }
    if (node.type === 'break') return Promise.resolve(text('\n') as unknown as Node);
    unknown.push(node.type);
    return Promise.resolve(null);
  });
  return { nodes: document.content as unknown as RichNode[], unknown };
};

/** Texts with equal marks that follow each other become one, with its line breaks as in running text. */
const joinTexts = (nodes: RichNode[]): RichNode[] => {
  const joined: RichNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    // A line break of the source file is a space; a hard one ("\n" alone) stays.
    const value = node.value === '\n' ? '\n' : node.value?.replace(/[ \t]*\n[ \t]*/g, ' ');
    if (
      node.nodeType === 'text' &&
      last?.nodeType === 'text' &&
      JSON.stringify(last.marks) === JSON.stringify(node.marks)
    ) {
      joined[joined.length - 1] = { ...last, value: `${last.value ?? ''}${value ?? ''}` };
    } else {
      joined.push(node.nodeType === 'text' ? { ...node, value: value ?? '' } : node);
    }
  }
  return joined;
};

/** The converter puts each piece of a table cell into a paragraph of its own; a cell is one paragraph. */
const joinCell = (cell: RichNode): RichNode => ({
  ...cell,
  content: [
    {
      nodeType: 'paragraph',
      data: {},
      content: cell.content?.length
        ? cell.content.flatMap((paragraph) => paragraph.content ?? [])
        : [text('')],
    },
  ],
});

/** Brings what the converter makes into the form that Contentful's own editor writes. */
export const tidyNode = (node: RichNode): RichNode => {
  if (!node.content) return node;
  const shaped = node.nodeType === 'table-cell' ? joinCell(node) : node;
  const content = joinTexts((shaped.content ?? []).map(tidyNode));
  if (shaped.nodeType === 'table') {
    const [head, ...rows] = content;
    const cells = head?.content?.map((cell) => ({ ...cell, nodeType: 'table-header-cell' }));
    return { ...shaped, content: head ? [{ ...head, content: cells ?? [] }, ...rows] : rows };
  }
  const isEmptyText = content.length === 0 && /^(?:paragraph|heading-\d)$/.test(shaped.nodeType);
  return { ...shaped, content: isEmptyText ? [text('')] : content };
};
