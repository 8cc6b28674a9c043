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

/**
 * The quantised BM25F term weights of each page: the level in the postings, 0 for the highest weight. `listed` has further
 * frequencies of each page, which the build alone knows: browsers weigh records without lists. `encode` may keep the terms of
 * texts that it is asked for again.
 */
export const weighTerms = (
  pages: readonly SearchTexts[],
  language: string,
  listed: readonly ReadonlyMap<string, number>[] = [],
  encode = encodeText,
): ReadonlyMap<string, number>[] => {
  const encoded = pages.map((page) =>
    fields.map((field) => ({ field, terms: encodeField(page[field], field, language, encode) })),
  );
  const average = fields.map((_, at) => {
    const total = encoded.reduce((sum, texts) => sum + (texts[at]?.terms.length ?? 0), 0);
    const words = total / Math.max(1, pages.length);
    // Rounded, so that adding one page does not change the weights of all others.
    return Math.max(1, Math.round(words * 10) / 10);
  });
  return encoded.map((texts, page) => {
    const frequencies = new Map(listed[page]);
    texts.forEach(({ field, terms }, at) => {
      const share = lengthShare[field];
      const length = 1 - share + (share * terms.length) / (average[at] ?? 1);
      for (const term of terms) {
        frequencies.set(term, (frequencies.get(term) ?? 0) + boosts[field] / length);
      }
    });
    return new Map(
      [...frequencies].map(([term, frequency]) => {
        const weight = frequency / (frequency + saturation);
        return [term, Math.min(weightLevels - 1, Math.floor((1 - weight) * weightLevels))];
      }),
    );
  });
};
