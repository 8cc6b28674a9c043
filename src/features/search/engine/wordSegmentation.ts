import type { QueryTerm } from '~/search-index/encoder/encode';
import { stem } from '~/search-index/encoder/stem';
import { isStopWord } from '~/search-index/encoder/languages';
import { lowerBound } from './vocabulary';

/** Letters of each half of a word typed with a space in it, at least. */
const minHalfLength = 3;
/** Letters of each word of a compound typed without spaces, at least. */
const minWordLength = 3;
/** Words that one input is segmented into at most, stop words included. */
const maxWords = 3;
/** Longer words are not segmented. */
const maxInputLength = 40;

/** A word joined with the previous one: `spread sheet` gives `spreadsheet`. */
export const joinWithPrevious = (
  { previous, typed, isPrefix }: QueryTerm,
  language: string,
): QueryTerm | undefined =>
  Math.min(previous.length, typed.length) < minHalfLength
    ? undefined
    : {
        term: stem(previous + typed, language),
        typed: previous + typed,
        isPrefix,
        isOptional: false,
        previous: '',
      };

/**
 * Segments an unknown word into words of the index: `datagovernance`, `motdepasse`. Of several segmentations it returns
 * the one whose shortest word is longest. `all` are the terms of the index, sorted.
 */
export const segmentWord = (
  word: QueryTerm,
  all: readonly string[],
  language: string,
): QueryTerm[] | undefined => {
  if (word.typed.length > maxInputLength) return undefined;
  const has = (term: string) => all[lowerBound(all, term)] === term;
  const begins = (text: string) => all[lowerBound(all, text)]?.startsWith(text) === true;
  const queryTerm = (typed: string, isPrefix: boolean): QueryTerm => ({
    term: stem(typed, language),
    typed,
    isPrefix,
    isOptional: false,
    previous: '',
  });

  const segmentationsOf = (text: string, parts: number): QueryTerm[][] => {
    const whole = queryTerm(text, word.isPrefix);
    const isEnd = has(whole.term) || (word.isPrefix && begins(text));
    const ways = text.length >= minWordLength && isEnd ? [[whole]] : [];
    if (parts < maxWords && isStopWord(text, language)) ways.push([]);
    if (parts === 1) return ways;
    for (let at = 1; at < text.length; at += 1) {
      const part = text.slice(0, at);
      const isStop = isStopWord(part, language);
      const first = queryTerm(part, false);
      const isWord = at >= minWordLength && has(first.term);
      if (!isWord && !(isStop && parts < maxWords)) continue;
      for (const rest of segmentationsOf(text.slice(at), parts - 1)) {
        ways.push(isWord ? [first, ...rest] : rest);
      }
    }
    return ways;
  };

  const shortest = (way: readonly QueryTerm[]) =>
    Math.min(...way.map(({ typed }) => typed.length)) / way.length;
  const letters = (way: readonly QueryTerm[]) =>
    way.reduce((sum, { typed }) => sum + typed.length, 0);
  return (
    segmentationsOf(word.typed, maxWords)
      .filter((way) => way.length > 0)
      // `word + stop word + word` is more likely than a word that begins with a stop word.
      .sort((a, b) => shortest(b) - shortest(a) || letters(a) - letters(b))[0]
  );
};
