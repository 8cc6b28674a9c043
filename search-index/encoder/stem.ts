/** Ending and what takes its place. */
type Ending = readonly [ending: string, instead: string];

const gone = (endings: string): Ending[] => endings.split(' ').map((ending) => [ending, '']);

/**
 * Endings of number, gender and conjugation by language, the longest first, folded. Words made of others by longer
 * endings (migrate, migration) stay apart: cutting those took misspellings too far from the term, measured in
 * bench/search.
 */
const endings: Readonly<Record<string, readonly Ending[]>> = {
  en: [
    ['ising', 'iz'],
    ['izing', 'iz'],
    ['ised', 'iz'],
    ['ized', 'iz'],
    ['ises', 'iz'],
    ['izes', 'iz'],
    ['ise', 'iz'],
    ['ize', 'iz'],
    ['ies', 'y'],
    ['ied', 'y'],
    ...gone('ings ing ed es s e'),
  ],
  fr: [
    ['euses', 'eu'],
    ['euse', 'eu'],
    ['eurs', 'eu'],
    ['eur', 'eu'],
    ['eux', 'eu'],
    ['ives', 'if'],
    ['ive', 'if'],
    ['ifs', 'if'],
    ['elles', 'el'],
    ['elle', 'el'],
    ['els', 'el'],
    ['aux', 'al'],
    ['ales', 'al'],
    ['ale', 'al'],
    ...gone('antes aient ante ants ant ees ait ent ee er ez es s x e'),
  ],
  pt: [
    ['oes', 'ao'],
    ['aes', 'ao'],
    ['ao', 'ao'],
    ['ais', 'al'],
    ['eis', 'el'],
    ['res', 'r'],
    ['zes', 'z'],
    ['ns', 'm'],
    ...gone('ando endo indo ados adas idos idas ado ada ido ida ar er ir os as es s o a e'),
  ],
  es: [
    ['iones', 'ion'],
    ['ces', 'z'],
    ...gone('iendo ando ados adas idos idas ado ada ido ida ar er ir es os as s o a e'),
  ],
};

/** Letters a word keeps before an ending may go. */
const shortestStem = 4;

/** The forms that a term may have in a text: itself, and with each ending of the language. */
export const formsOf = (term: string, language: string): string[] => [
  term,
  ...(endings[language] ?? []).flatMap(([ending, instead]) =>
    term.endsWith(instead) ? term.slice(0, term.length - instead.length) + ending : [],
  ),
];

/** The most letters of a term that stand in place of an ending. */
export const longestInstead = 3;

/** The terms of words that begin as was typed and end otherwise in the index: `reli` may become relies, which is rely. */
export const unfinishedTerms = (typed: string, language: string): string[] => {
  const found = new Set<string>();
  for (const [ending, instead] of endings[language] ?? []) {
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

/** An English ending may have doubled the letter before it: planned, plan. */
const undoubled = (stem: string): string => stem.replace(/([bdgmnprt])\1$/, '$1');

/**
 * The part of a folded word that its forms share: the longest ending of the language that leaves four letters goes.
 * Words with a digit or a sign stay, and so does every word of a language without endings here.
 */
export const stem = (word: string, language: string): string => {
  if (word.length <= shortestStem || !/^[a-z]+$/.test(word)) return word;
  for (const [ending, instead] of endings[language] ?? []) {
    if (!word.endsWith(ending) || word.length - ending.length + instead.length < shortestStem) {
      continue;
    }
    // Words in -ss, -us and -is are seldom plurals: business, autobús, crisis.
    if (ending === 's' && /[sui]s$/.test(word)) continue;
    const rest = word.slice(0, -ending.length) + instead;
    return language === 'en' && instead === '' ? undoubled(rest) : rest;
  }
  return word;
};
