import type { QueryTerm } from '../../../../search-index/encoder/encode';
import { isStopWord } from '../../../../search-index/encoder/languages';
import { stem } from '../../../../search-index/encoder/stem';
import { placeOf } from './vocabulary';

/** Letters that each half of a word cut in two must have. */
const shortestCut = 3;
/** Letters that each word of a run-together one must have. */
const shortestPart = 3;
/** Words that one may be run together from, stop words among them. */
const mostPartsOfWord = 3;
/** Characters of a word that is looked at. */
const longestWord = 40;

/** A word and the one before it as they would be written in one: `spread sheet`, `spreadsheet`. */
export const joinedWithBefore = (
  { before, typed, isLast }: QueryTerm,
  language: string,
): QueryTerm | undefined =>
  Math.min(before.length, typed.length) < shortestCut
    ? undefined
    : {
        term: stem(before + typed, language),
        typed: before + typed,
        isLast,
        isOptional: false,
        before: '',
      };

/**
 * The words that one which is not in the index is run together from: `datagovernance`, `motdepasse`. Of several ways,
 * the one whose shortest word is longest. `all` are the terms of the index, sorted.
 */
export const splitWord = (
  word: QueryTerm,
  all: readonly string[],
  language: string,
): QueryTerm[] | undefined => {
  if (word.typed.length > longestWord) return undefined;
  const has = (term: string) => all[placeOf(all, term)] === term;
  const begins = (text: string) => all[placeOf(all, text)]?.startsWith(text) === true;
  const queryTerm = (typed: string, isLast: boolean): QueryTerm => ({
    term: stem(typed, language),
    typed,
    isLast,
    isOptional: false,
    before: '',
  });

  const waysOf = (text: string, parts: number): QueryTerm[][] => {
    const whole = queryTerm(text, word.isLast);
    const isEnd = has(whole.term) || (word.isLast && begins(text));
    const ways = text.length >= shortestPart && isEnd ? [[whole]] : [];
    if (parts < mostPartsOfWord && isStopWord(text, language)) ways.push([]);
    if (parts === 1) return ways;
    for (let at = 1; at < text.length; at += 1) {
      const part = text.slice(0, at);
      const isStop = isStopWord(part, language);
      const first = queryTerm(part, false);
      const isWord = at >= shortestPart && has(first.term);
      if (!isWord && !(isStop && parts < mostPartsOfWord)) continue;
      for (const rest of waysOf(text.slice(at), parts - 1)) {
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
    waysOf(word.typed, mostPartsOfWord)
      .filter((way) => way.length > 0)
      // A stop word in between is more likely than a word that begins with one.
      .sort((a, b) => shortest(b) - shortest(a) || letters(a) - letters(b))[0]
  );
};
