/** The field kinds of the content model, named as Contentful names its field types. */
export type FieldKind =
  'Symbol' | 'Text' | 'RichText' | 'Integer' | 'Number' | 'Date' | 'Boolean' | 'Asset' | 'Entry';

/** One field of a content type: the truth that the space, Gatsby's schema and the content checks share. */
export type Field = {
  kind: FieldKind;
  /** The name editors see. */
  name: string;
  /** Editor help text below the field. */
  help?: string;
  /**
   * A complete entry has this field. For a localised field that means: in each language in which the entry is
   * shown, so Contentful itself must not insist on it in every locale; the content checks do.
   */
  required: boolean;
  localized: boolean;
  /** An array of the kind instead of one value. */
  list: boolean;
  /** `Entry` only: ids of the content types it may link to. */
  linkTo?: readonly string[];
  /** Allowed values. */
  in?: readonly string[];
  /** A regular expression the value must match, and what to tell the editor when it does not. */
  pattern?: { source: string; message: string };
  /** Characters for text, numbers for numbers, items for lists. */
  min?: number;
  max?: number;
  /** No other entry of the type may have the same value. */
  unique?: boolean;
  /** `Asset` only: accepted groups of media types. */
  media?: readonly (
    'image' | 'video' | 'pdfdocument' | 'richtext' | 'spreadsheet' | 'presentation'
  )[];
  /** `Asset` only: it stands beside the name of what it shows, so pages leave it out for whoever cannot see it. */
  isDecorative?: boolean;
  /** Figures rather than sentences: search does not index it. */
  isData?: boolean;
  /** Kept for spaces that spell a field otherwise; editors do not see it. */
  hidden?: boolean;
};

export type ContentType = {
  id: string;
  name: string;
  description: string;
  displayField: string;
  fields: Readonly<Record<string, Field>>;
};

type Options = Partial<Omit<Field, 'kind' | 'name'>>;

const field =
  (kind: FieldKind, fixed: Options = {}) =>
  (name: string, options: Options = {}): Field => ({
    kind,
    name,
    required: false,
    localized: false,
    list: false,
    ...fixed,
    ...options,
  });

/** Up to 256 characters on one line. */
export const symbol = field('Symbol');
/** Several short texts. */
export const symbols = field('Symbol', { list: true });
/** Long plain text, up to 50,000 characters. */
export const text = field('Text');
export const richText = field('RichText');
export const integer = field('Integer');
export const decimal = field('Number');
export const date = field('Date');
export const flag = field('Boolean');
export const asset = field('Asset');
export const picture = field('Asset', { media: ['image'] });

/** A link to one entry of the named content types. */
export const entry = (name: string, linkTo: readonly string[], options: Options = {}): Field =>
  field('Entry')(name, { ...options, linkTo });

/** Links to several entries of the named content types. */
export const entries = (name: string, linkTo: readonly string[], options: Options = {}): Field =>
  field('Entry', { list: true })(name, { ...options, linkTo });

/** Declares a content type; `displayField` is what the space lists its entries by. */
export const contentType = <Id extends string>(
  type: ContentType & { id: Id },
): ContentType & { id: Id } => type;
