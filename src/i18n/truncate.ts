import { onVisibleText } from './sourceTag';

/** Maximum length of a description on teasers and in search results, in characters. */
export const truncationLength = 160;

/** Truncates a text at a word boundary with an ellipsis, to at most `length` characters. */
export const truncate = (text: string, length: number = truncationLength): string =>
  onVisibleText(text, (visible) => truncateVisible(visible, length));

const truncateVisible = (text: string, length: number): string => {
  if (text.length <= length) return text;
  const beginning = text.slice(0, length - 1);
  const endsWithWord = /\s/.test(text.charAt(length - 1));
  const lastSpace = endsWithWord ? -1 : beginning.search(/\s\S*$/);
  return `${(lastSpace > 0 ? beginning.slice(0, lastSpace) : beginning).replace(/[\s.,;:–،؛、。，-]+$/, '')}…`;
};
