/** What editors may use in rich text; the site has a design for each of these and for nothing else. */
export const enabledNodeTypes = [
  'heading-2',
  'heading-3',
  'heading-4',
  'ordered-list',
  'unordered-list',
  'hr',
  'blockquote',
  'table',
  'embedded-entry-block',
  'embedded-asset-block',
  'hyperlink',
  'entry-hyperlink',
  'asset-hyperlink',
] as const;

export const enabledMarks = ['bold', 'italic', 'code', 'superscript', 'subscript'] as const;

/** The content types that are shown when they are embedded in rich text; src/sections/rich-text/EmbeddedEntry.tsx shows each. */
export const embeddedTypes = [
  'media',
  'button',
  'chart',
  'quote',
  'service',
  'insight',
  'keyPlay',
  'page',
  'landingPage',
  'opening',
] as const;
