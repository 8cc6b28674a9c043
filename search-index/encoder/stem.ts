type Ending = readonly [ending: string, replacement: string];

const removed = (endings: string): Ending[] => endings.split(' ').map((ending) => [ending, '']);

/**
 * Inflectional endings by language, longest first, folded. Derivational endings (migrate, migration) are kept: removing
 * them moved misspellings too far from the term in bench/search.
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
    ...removed('ings ing ed es s e'),
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
    ...removed('antes aient ante ants ant ees ait ent ee er ez es s x e'),
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
    ...removed('ando endo indo ados adas idos idas ado ada ido ida ar er ir os as es s o a e'),
  ],
  es: [
    ['iones', 'ion'],
    ['ces', 'z'],
    ...removed('iendo ando ados adas idos idas ado ada ido ida ar er ir es os as s o a e'),
  ],
};

/** Letters that remain of a word, at least. */
const shortestStem = 4;

/** The words that may stem to a term: itself, and with each ending of the language. */
export const inflectionsOf = (term: string, language: string): string[] => [
  term,
  ...(endings[language] ?? []).flatMap(([ending, replacement]) =>
    term.endsWith(replacement) ? term.slice(0, term.length - replacement.length) + ending : [],
  ),
];

/** The length of the longest replacement of an ending. */
export const longestReplacement = 3;

/** Terms of words that begin with `typed` where the term does not: `reli` begins "relies", whose term is "rely". */
export const stemsOfPrefix = (typed: string, language: string): string[] => {
  const found = new Set<string>();
  for (const [ending, replacement] of endings[language] ?? []) {
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
  for (const [ending, replacement] of endings[language] ?? []) {
    if (!word.endsWith(ending) || word.length - ending.length + replacement.length < shortestStem) {
      continue;
    }
    // Words in -ss, -us and -is are rarely plurals: business, autobús, crisis.
    if (ending === 's' && /[sui]s$/.test(word)) continue;
    const rest = word.slice(0, -ending.length) + replacement;
    return language === 'en' && replacement === '' ? undoubled(rest) : rest;
  }
  return word;
};
