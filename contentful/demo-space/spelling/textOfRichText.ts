type Node = { nodeType?: string; value?: string; content?: Node[] };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The text of a rich text document, one block a line. */
export const textOfRichText = (value: unknown): string => {
  if (!isNode(value)) return '';
  if (value.nodeType === 'text') return value.value ?? '';
  const parts = (value.content ?? []).map(textOfRichText);
  return parts.join(value.content?.some(({ nodeType }) => nodeType === 'text') ? '' : '\n');
};
