import type { LanguageCode } from '../../contentful/model/locales';

/** Ending and what takes its place. */
export type Ending = readonly [ending: string, instead: string];

export type SearchLanguage = {
  /** Words that say nothing about a page, folded. */
  stopWords: ReadonlySet<string>;
  /**
   * Endings of number, gender and conjugation, the longest first, folded. Words made of others by longer endings
   * (migrate, migration) stay apart: cutting those took misspellings too far from the term, measured in bench/search.
   */
  endings: readonly Ending[];
  /** Whether an ending may have doubled the letter before it: planned, plan. */
  doublesLetters?: boolean;
  /** Articles, conjunctions and prepositions that are written as one word with the next, the longest first, folded. */
  prefixes?: readonly string[];
  /** Letters that remain of a word without its ending, at least; 4 unless given. */
  shortestStem?: number;
};

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const gone = (endings: string): Ending[] => endings.split(' ').map((ending) => [ending, '']);

/**
 * What the encoder knows of each language. A language of the space without an entry fails the typecheck. Words of a language
 * without one are all significant and are found in the form in which they are written; Chinese, Japanese and Korean need
 * none (tokenize.ts).
 */
export const searchLanguages: Readonly<Record<string, SearchLanguage | undefined>> = {
  en: {
    stopWords: listed(
      'a an and are as at be been but by can do does for from had has have he her his how i if in into is it its no not of on or our she so than that the their them then there these they this those to up us was we were what when where which who why will with you your',
    ),
    endings: [
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
    doublesLetters: true,
  },
  fr: {
    stopWords: listed(
      'a ai au aux avec avait c ce ces cet cette comme comment d dans de des donc du elle elles en est et eu il ils j je l la le les leur leurs lui m mais me mes moi mon n ne nos notre nous on ont ou par pas pour qu que quel quelle qui quoi s sa sans se ses si son sont sur t ta te tes ton tu un une vos votre vous y etait ete etre',
    ),
    endings: [
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
  },
  pt: {
    stopWords: listed(
      'a ao aos as ate com como da das de dela dele do dos e ela elas ele eles em entre era essa esse esta este eu foi ha isso isto ja lhe mais mas me meu minha na nas nao nem no nos nossa nosso num numa o os ou para pela pelas pelo pelos por qual quando que quem se sem ser seu seus sua suas sao so tambem te tem um uma voce',
    ),
    endings: [
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
  },
  es: {
    stopWords: listed(
      'a al algo ante como con cual cuando de del desde donde e el ella ellas ellos en entre era es esa ese eso esta este esto fue ha hay la las le les lo los mas me mi mis muy ni no nos nosotros nuestra nuestro o os para pero por porque que quien se ser si sin sobre son su sus te tu un una uno y ya yo',
    ),
    endings: [
      ['iones', 'ion'],
      ['ces', 'z'],
      ...gone('iendo ando ados adas idos idas ado ada ido ida ar er ir es os as s o a e'),
    ],
  },
  // The prefixes and endings of the stemmer Light10.
  ar: {
    stopWords: listed(
      'في من علي الي عن مع هذا هذه ذلك تلك التي الذي الذين ان او ام ثم كما قد لا ما لم لن هو هي هم نحن كل بين بعد قبل عند حتي اي كان كانت و لدي كيف ماذا متي اين هل',
    ),
    endings: gone('ها ان ات ون ين يه ه ي'),
    prefixes: 'وبال وال فال بال كال ولل ال لل و'.split(' '),
    shortestStem: 3,
  },
} satisfies Record<LanguageCode, SearchLanguage> & Record<string, SearchLanguage>;

export const isStopWord = (word: string, language: string): boolean =>
  searchLanguages[language]?.stopWords.has(word) === true;
