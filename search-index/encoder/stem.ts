import { searchLanguages, type Ending } from './languages';

const endingsOf = (language: string): readonly Ending[] => searchLanguages[language]?.endings ?? [];

/** Letters that remain of a word, at least. */
const shortestStem = (language: string): number => searchLanguages[language]?.shortestStem ?? 4;

/** A folded word without the article or conjunction that is written as one word with it: المكتبة is مكتبة. */
export const withoutPrefix = (word: string, language: string): string => {
  const prefix = searchLanguages[language]?.prefixes?.find(
    (known) =>
      word.startsWith(known) &&
      // Many words begin with the letter of a conjunction.
      word.length - known.length >= shortestStem(language) + (known.length === 1 ? 1 : 0),
  );
  return prefix === undefined ? word : word.slice(prefix.length);
};

/** The words that may stem to a term: itself, and with each ending of the language. */
export const inflectionsOf = (term: string, language: string): string[] => [
  term,
  ...endingsOf(language).flatMap(([ending, replacement]) =>
    term.endsWith(replacement) ? term.slice(0, term.length - replacement.length) + ending : [],
  ),
];

/** The length of the longest replacement of an ending. */
export const longestReplacement = 3;

/** Terms of words that begin with `typed` where the term does not: `reli` begins "relies", whose term is "rely". */
export const stemsOfPrefix = (typed: string, language: string): string[] => {
  const found = new Set<string>();
  for (const [ending, replacement] of endingsOf(language)) {
    for (let length = 1; replacement !== '' && length < ending.length; length += 1) {
      const root = typed.slice(0, -length);
      if (
        !typed.endsWith(ending.slice(0, length)) ||
        root.length + replacement.length < shortestStem(language)
      ) {
        continue;
      }
      const term = root + replacement;
      if (!term.startsWith(typed)) found.add(term);
    }
  }
  return [...found];
};

/** English doubles consonants before some endings: planned, plan. */
const undoubled = (stem: string): string => stem.replace(/([bdgmnprt])\1$/, '$1');

/**
 * Stems a folded word: removes its prefix, and removes or replaces the longest ending that leaves enough letters. Words with
 * digits or signs, and words of languages without an ending list, are returned as they are.
 */
export const stem = (whole: string, language: string): string => {
  const shortest = shortestStem(language);
  if (whole.length <= shortest || !/^[a-z\u0621-\u064a]+$/.test(whole)) return whole;
  const word = withoutPrefix(whole, language);
  for (const [ending, replacement] of endingsOf(language)) {
    if (!word.endsWith(ending) || word.length - ending.length + replacement.length < shortest) {
      continue;
    }
    // Words in -ss, -us and -is are rarely plurals: business, autobús, crisis.
    if (ending === 's' && /[sui]s$/.test(word)) continue;
    const rest = word.slice(0, -ending.length) + replacement;
    return replacement === '' && searchLanguages[language]?.doublesLetters ? undoubled(rest) : rest;
  }
  return word;
};
