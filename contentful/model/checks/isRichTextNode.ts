import { isRecord } from './values';

/** Editors nest lists a few levels deep; a document this deep would exhaust the stack of whoever walks it. */
const maxDepth = 100;

/**
 * Whether a value is a rich-text node whose parts the renderer can walk: texts with a string and a list of marks, all others
 * with data and a list of such nodes.
 */
export const isRichTextNode = (value: unknown, depth = 0): boolean => {
  if (!isRecord(value) || typeof value.nodeType !== 'string' || depth > maxDepth) return false;
  if (value.nodeType === 'text') {
    const { marks } = value;
    return (
      typeof value.value === 'string' &&
      Array.isArray(marks) &&
      marks.every((mark) => isRecord(mark) && typeof mark.type === 'string')
    );
  }
  return (
    isRecord(value.data) &&
    Array.isArray(value.content) &&
    value.content.every((child) => isRichTextNode(child, depth + 1))
  );
};
