import { decode } from '@contentful/content-source-maps';

/** The field that a text of the preview comes from. */
export type Tag = {
  entityType: 'Entry' | 'Asset';
  id: string;
  field: string;
  locale: string;
  space: string;
  environment: string;
  /** The text is a formatted value, so the value of the field cannot replace it. */
  isFormatted: boolean;
  /** The tag as it stands in the text. */
  hidden: string;
};

/** A field of the content that a place on the page shows. */
export type FieldOfPage = Omit<Tag, 'isFormatted' | 'hidden'>;

const pattern = /(?:\u200b|\u200c|\u200d|\ufeff){16,}/;
const known = new Map<string, Tag | undefined>();

const parse = (hidden: string): Tag | undefined => {
  const href = decode(hidden)?.href;
  if (href === undefined) return undefined;
  const { pathname, searchParams } = new URL(href);
  const [, , space = '', , environment = '', kind, id = ''] = pathname.split('/');
  return {
    entityType: kind === 'assets' ? 'Asset' : 'Entry',
    id,
    field: searchParams.get('focusedField') ?? '',
    locale: searchParams.get('focusedLocale') ?? '',
    space,
    environment,
    isFormatted: searchParams.has('formatted'),
    hidden,
  };
};

/** The first source tag of a text; undefined if it has none. */
export const readTag = (text: string): Tag | undefined => {
  const hidden = pattern.exec(text)?.[0];
  if (hidden === undefined) return undefined;
  if (!known.has(hidden)) known.set(hidden, parse(hidden));
  return known.get(hidden);
};

/** All source tags of a text, in their order. */
export const readTags = (text: string): Tag[] =>
  (text.match(new RegExp(pattern, 'g')) ?? []).flatMap((hidden) => readTag(hidden) ?? []);

/** Adds a tag to each line of a text, as `gatsby/resolvers/sourceTags.ts` does. */
export const addTag = (text: string, hidden: string): string =>
  text.replace(/[^\n]*\S[^\n]*/g, (line) => `${line}${hidden}`);
