import { searchLanguages, type Ending } from './languages';

const endingsOf = (language: string): readonly Ending[] => searchLanguages[language]?.endings ?? [];

/** Letters that remain of a word, at least. */
const shortestStem = 4;

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
        root.length + replacement.length < shortestStem
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
 * Stems a folded word: removes or replaces the longest ending that leaves four letters. Words with digits or signs, and
 * words of languages without an ending list, are returned as they are.
 */
export const stem = (word: string, language: string): string => {
  if (word.length <= shortestStem || !/^[a-z]+$/.test(word)) return word;
  for (const [ending, replacement] of endingsOf(language)) {
    if (!word.endsWith(ending) || word.length - ending.length + replacement.length < shortestStem) {
      continue;
    }
    // Words in -ss, -us and -is are rarely plurals: business, autobús, crisis.
    if (ending === 's' && /[sui]s$/.test(word)) continue;
    const rest = word.slice(0, -ending.length) + replacement;
    return replacement === '' && searchLanguages[language]?.doublesLetters ? undoubled(rest) : rest;
  }
  return word;
};
