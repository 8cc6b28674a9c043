import { isStopWord } from './languages';
import { stem } from './stem';
import { chunksOf, wordsOf, wordsOfChunk, type Word } from './words';

/** A word of a query: the term of the index it stands for, and what was typed of it. */
export type QueryTerm = {
  term: string;
  /** Folded as typed, for matching a word that is not written to its end. */
  typed: string;
  /** Whether it may be the beginning of a word: it ends the query. */
  isLast: boolean;
  /** Whether pages without it answer as well: it says nothing, unless it goes on as another word. */
  isOptional: boolean;
  /** The word before it, folded; none before the first one. A word may have been cut in two. */
  before: string;
};

/** Terms a query is read for; more say nothing more. */
const mostTerms = 12;
/** Characters a query is read for. */
const longestQuery = 300;

/** A term of a text; one that stands for a compound as a whole, beside its parts, `isJoined`. */
export type TextTerm = { readonly term: string; readonly isJoined: boolean };

const readTerms = (chunk: string, language: string): readonly TextTerm[] =>
  wordsOfChunk(chunk)
    .filter(({ text: word }) => !isStopWord(word, language))
    .map(({ text: word, kind }) => ({ term: stem(word, language), isJoined: kind === 'joined' }));

/** The terms of a language's words: the same words stand in most texts. */
const known = new Map<string, Map<string, readonly TextTerm[]>>();
/** Longer ones, such as sentences of signs that nothing parts, hardly stand anywhere again. */
const longestKnown = 30;

/** The terms of a text in the index of a language, in order and as often as they stand there. */
export const termsOf = (text: string, language: string): TextTerm[] => {
  const ofLanguage = known.get(language) ?? new Map<string, readonly TextTerm[]>();
  known.set(language, ofLanguage);
  return chunksOf(text).flatMap((chunk) => {
    const terms = ofLanguage.get(chunk) ?? readTerms(chunk, language);
    if (chunk.length <= longestKnown) ofLanguage.set(chunk, terms);
    return terms;
  });
};

export const encodeText = (text: string, language: string): string[] =>
  termsOf(text, language).map(({ term }) => term);

/**
 * The terms of a query. Stop words count only where there is nothing else; a compound with a part of one letter is
 * read as one word (`e-mail`, `S/4HANA`), any other by its parts.
 */
export const encodeQuery = (query: string, language: string): QueryTerm[] => {
  const read = query.slice(0, longestQuery);
  const words = wordsOf(read);
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
    ({ kind, start, end }) => kind === 'word' || (kind === 'joined') === isReadAsOne(start, end),
  );
  const endsInWord = !/\s$/.test(read);
  const withoutStopWords = meant.filter(({ text }) => !isStopWord(text, language));
  const last = meant.at(-1);
  const isUnfinished = (word: Word): boolean => endsInWord && word === last;
  const used =
    withoutStopWords.length > 0
      ? meant.filter((word) => withoutStopWords.includes(word) || isUnfinished(word))
      : meant;
  const terms = new Map<string, QueryTerm>();
  for (const word of used.slice(0, mostTerms)) {
    const term = stem(word.text, language);
    terms.set(term, {
      term,
      typed: word.text,
      isLast: isUnfinished(word) || terms.get(term)?.isLast === true,
      isOptional: withoutStopWords.length > 0 && !withoutStopWords.includes(word),
      before: meant[meant.indexOf(word) - 1]?.text ?? '',
    });
  }
  return [...terms.values()];
};
