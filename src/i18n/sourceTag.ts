/** The hidden characters that @contentful/content-source-maps writes; a tag has hundreds of them, ordinary text never so many in a row. */
const tagPattern = /(?:\u200b|\u200c|\u200d|\ufeff){16,}/g;

const splitTags = (text: string): { visible: string; tag: string } => ({
  visible: text.replace(tagPattern, ''),
  tag: text.match(tagPattern)?.[0] ?? '',
});

/**
 * A text without source tags, for addresses and comparisons. Only texts of the preview have tags; other bundles do not
 * contain this code.
 */
export const withoutTag = (text: string): string =>
  process.env.GATSBY_PREVIEW === 'true' ? splitTags(text).visible : text;

/** Applies a function to a text as visitors see it, and keeps its source tag. */
export const onVisibleText = (text: string, change: (visible: string) => string): string => {
  if (process.env.GATSBY_PREVIEW === 'true') {
    const { visible, tag } = splitTags(text);
    return change(visible) + tag;
  }
  return change(text);
};
