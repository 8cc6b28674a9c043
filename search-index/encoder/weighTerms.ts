import { encodeText } from './encode';
import { weightLevels } from '../format/indexFile';

/** The indexed fields of a page. */
export type SearchTexts = {
  readonly title: string;
  readonly description: string;
  readonly body: string;
  /** Words and phrases that editors list for the page or its title, and for what its description says; one on each line. */
  readonly synonyms?: Readonly<Record<'title' | 'description', string>>;
};

type Field = keyof Omit<SearchTexts, 'synonyms'>;

const fields = ['title', 'description', 'body'] as const satisfies readonly Field[];

/** A title has one line for each of its names; each is encoded alone, since a name of stop words keeps them. */
const encodeField = (
  text: string,
  field: Field,
  language: string,
  encode: typeof encodeText,
): readonly string[] =>
  field === 'title'
    ? text.split('\n').flatMap((line) => encode(line, language))
    : encode(text, language);

/** Field boosts, tuned with bench/search. */
const boosts: Readonly<Record<Field, number>> = { title: 7, description: 2.5, body: 1 };
/** BM25F length normalisation of each field, `b`. */
const lengthShare: Readonly<Record<Field, number>> = { title: 0.5, description: 0.4, body: 0.6 };
const saturation = 2;

/** The terms of each field of a page. `encode` may keep the terms of texts that it is asked for again. */
export const termsOfFields = (
  page: SearchTexts,
  language: string,
  encode = encodeText,
): (readonly string[])[] =>
  fields.map((field) => encodeField(page[field], field, language, encode));

/** The average numbers of terms in each field of pages. */
export const averageLengths = (pages: readonly (readonly (readonly string[])[])[]): number[] =>
  fields.map((_, at) => {
    const total = pages.reduce((sum, texts) => sum + (texts[at]?.length ?? 0), 0);
    // Rounded, so that adding one page does not change the weights of all others.
    return Math.max(1, Math.round((total / Math.max(1, pages.length)) * 10) / 10);
  });

/**
 * The quantised BM25F term weights of a page: the level in the postings, 0 for the highest weight. `listed` has further
 * frequencies, which the build alone knows: browsers weigh records without lists.
 */
export const weighPage = (
  texts: readonly (readonly string[])[],
  average: readonly number[],
  listed?: ReadonlyMap<string, number>,
): ReadonlyMap<string, number> => {
  const levels = new Map(listed);
  fields.forEach((field, at) => {
    const terms = texts[at] ?? [];
    const share = lengthShare[field];
    const length = 1 - share + (share * terms.length) / (average[at] ?? 1);
    for (const term of terms) levels.set(term, (levels.get(term) ?? 0) + boosts[field] / length);
  });
  for (const [term, frequency] of levels) {
    const weight = frequency / (frequency + saturation);
    levels.set(term, Math.min(weightLevels - 1, Math.floor((1 - weight) * weightLevels)));
  }
  return levels;
};

/** The weights of the terms of each page. */
export const weighTerms = (
  pages: readonly SearchTexts[],
  language: string,
): ReadonlyMap<string, number>[] => {
  const encoded = pages.map((page) => termsOfFields(page, language));
  const average = averageLengths(encoded);
  return encoded.map((texts) => weighPage(texts, average));
};
