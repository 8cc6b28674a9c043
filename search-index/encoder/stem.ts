import { searchLanguages, type Ending } from './languages';

const endingsOf = (language: string): readonly Ending[] => searchLanguages[language]?.endings ?? [];

/** Letters a word keeps before an ending may go. */
const shortestStem = 4;

/** The forms that a term may have in a text: itself, and with each ending of the language. */
export const formsOf = (term: string, language: string): string[] => [
  term,
  ...endingsOf(language).flatMap(([ending, instead]) =>
    term.endsWith(instead) ? term.slice(0, term.length - instead.length) + ending : [],
  ),
];

/** The most letters of a term that stand in place of an ending. */
export const longestInstead = 3;

/** The terms of words that begin as was typed and end otherwise in the index: `reli` may become relies, which is rely. */
export const unfinishedTerms = (typed: string, language: string): string[] => {
  const found = new Set<string>();
  for (const [ending, instead] of endingsOf(language)) {
    for (let length = 1; instead !== '' && length < ending.length; length += 1) {
      const root = typed.slice(0, -length);
      if (!typed.endsWith(ending.slice(0, length)) || root.length + instead.length < shortestStem) {
        continue;
      }
      const term = root + instead;
      if (!term.startsWith(typed)) found.add(term);
    }
  }
  return [...found];
};

const undoubled = (stem: string): string => stem.replace(/([bdgmnprt])\1$/, '$1');

/**
 * The part of a folded word that its forms share: the longest ending of the language that leaves four letters goes.
 * Words with a digit or a sign stay, and so does every word of a language without endings here.
 */
export const stem = (word: string, language: string): string => {
  if (word.length <= shortestStem || !/^[a-z]+$/.test(word)) return word;
  for (const [ending, instead] of endingsOf(language)) {
    if (!word.endsWith(ending) || word.length - ending.length + instead.length < shortestStem) {
      continue;
    }
    // Words in -ss, -us and -is are seldom plurals: business, autobús, crisis.
    if (ending === 's' && /[sui]s$/.test(word)) continue;
    const rest = word.slice(0, -ending.length) + instead;
    return instead === '' && searchLanguages[language]?.doublesLetters ? undoubled(rest) : rest;
  }
  return word;
};
