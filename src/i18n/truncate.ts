/** Characters a description may have on cards and in results. */
export const truncationLength = 160;

/** The text itself, or its beginning up to a word boundary with an ellipsis, `truncationLength` characters at most. */
export const truncate = (text: string, length: number = truncationLength): string => {
  if (text.length <= length) return text;
  const beginning = text.slice(0, length - 1);
  const endsWithWord = /\s/.test(text.charAt(length - 1));
  const lastSpace = endsWithWord ? -1 : beginning.search(/\s\S*$/);
  return `${(lastSpace > 0 ? beginning.slice(0, lastSpace) : beginning).replace(/[\s.,;:–-]+$/, '')}…`;
};
