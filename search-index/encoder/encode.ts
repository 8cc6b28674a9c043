import { isStopWord } from './languages';
import { stem, withoutPrefix } from './stem';
import { splitChunks, tokenize, tokenizeChunk, type Token } from './tokenize';

/** A word of a query and its stemmed term. */
export type QueryTerm = {
  term: string;
  /** Folded, without a prefix that its language writes as one word with it, but not stemmed, for prefix matching. */
  typed: string;
  /** Whether it may be unfinished: the query ends with it. */
  isPrefix: boolean;
  /** A stop word at the end of the query, which may be the prefix of another word. Pages may lack it. */
  isOptional: boolean;
  /** The previous word, folded, to undo a wrong space; empty for the first word. */
  previous: string;
  /** Whether it is a pair of CJK characters rather than a word. */
  isPair?: true;
};

/** Further terms of a query are ignored. */
const maxTerms = 12;
/** Further characters of a query are ignored. */
const maxQueryLength = 300;

/** A term of a text. `isJoined` marks the term of a whole compound, which follows the terms of its parts. */
export type TextTerm = { readonly term: string; readonly isJoined: boolean };

const readTerms = (
  chunk: string,
  language: string,
  isKept: (word: string) => boolean = (word) => !isStopWord(word, language),
): readonly TextTerm[] =>
  tokenizeChunk(chunk)
    .filter(({ text: word }) => isKept(word))
    .map(({ text: word, kind }) => ({ term: stem(word, language), isJoined: kind === 'joined' }));

/** The terms of chunks by language: most words occur in many texts. */
const cachedTerms = new Map<string, Map<string, readonly TextTerm[]>>();
/** Longer chunks, such as Chinese sentences, hardly recur. */
const maxCachedLength = 30;

/** The terms of a text in order, with repetitions, without stop words unless it has no other words (`What we do`). */
export const termsOf = (text: string, language: string): readonly TextTerm[] => {
  const ofLanguage = cachedTerms.get(language) ?? new Map<string, readonly TextTerm[]>();
  cachedTerms.set(language, ofLanguage);
  const chunks = splitChunks(text);
  const terms = chunks.flatMap((chunk) => {
    const known = ofLanguage.get(chunk) ?? readTerms(chunk, language);
    if (chunk.length <= maxCachedLength) ofLanguage.set(chunk, known);
    return known;
  });
  return terms.length > 0
    ? terms
    : chunks.flatMap((chunk) => readTerms(chunk, language, () => true));
};

export const encodeText = (text: string, language: string): string[] =>
  termsOf(text, language).map(({ term }) => term);

const hasHiragana = /\p{Script=Hiragana}/u;

/** Whether a word says nothing in a query. Pairs with hiragana are particles and inflections beside other pairs. */
const isFiller = ({ text, kind }: Token, language: string): boolean =>
  kind === 'pair' ? hasHiragana.test(text) : isStopWord(text, language);

/**
 * The terms of a query. Stop words count only if the query has no other words. A compound with a part of one letter is
 * one term (`e-mail`, `S/4HANA`); any other gives the terms of its parts.
 */
export const encodeQuery = (query: string, language: string): QueryTerm[] => {
  const read = query.slice(0, maxQueryLength);
  const words = tokenize(read);
  const joined = words.filter(({ kind }) => kind === 'joined');
  const compoundOf = (start: number, end: number) =>
    joined.find((whole) => whole.start <= start && whole.end >= end);
  const isReadAsOne = (start: number, end: number): boolean => {
    const whole = compoundOf(start, end);
    return (
      whole !== undefined &&
      words.some(
        (part) =>
          part.kind === 'part' &&
          part.text.length === 1 &&
          part.start >= whole.start &&
          part.end <= whole.end,
      )
    );
  };
  const meant = words.filter(
    ({ kind, start, end }) =>
      kind === 'word' || kind === 'pair' || (kind === 'joined') === isReadAsOne(start, end),
  );
  const endsInWord = !/\s$/.test(read);
  const withoutStopWords = meant.filter((word) => !isFiller(word, language));
  const last = meant.at(-1);
  const isUnfinished = (word: Token): boolean => endsInWord && word === last;
  const used =
    withoutStopWords.length > 0
      ? meant.filter((word) => withoutStopWords.includes(word) || isUnfinished(word))
      : meant;
  const terms = new Map<string, QueryTerm>();
  for (const word of used.slice(0, maxTerms)) {
    const term = stem(word.text, language);
    terms.set(term, {
      term,
      typed: withoutPrefix(word.text, language),
      isPrefix: isUnfinished(word) || terms.get(term)?.isPrefix === true,
      isOptional: withoutStopWords.length > 0 && !withoutStopWords.includes(word),
      previous: meant[meant.indexOf(word) - 1]?.text ?? '',
      ...(word.kind === 'pair' && { isPair: true }),
    });
  }
  return [...terms.values()];
};
