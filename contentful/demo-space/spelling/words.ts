import type { DictionaryId } from './dictionaries';

const notWords = /https?:\/\/\S+|\S+@\S+|\{[^}]*\}|\b[\w-]+\.example\S*|\b\w*\d\w*\b/g;
const letters = String.raw`\p{Script=Latin}[\p{Script=Latin}\p{M}]*`;
const words = new RegExp(`${letters}(?:['’\\-‑]${letters})*`, 'gu');
const acronym = /^\p{Lu}{2,6}s?$/u;
const elided = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu|quelqu|presqu|entr)'/iu;

/** The words of a text in Latin letters, without addresses, placeholders, numbers and acronyms. */
export const wordsOf = (text: string): string[] =>
  [...text.replace(notWords, ' ').matchAll(words)]
    .map(([word]) => word.replaceAll('’', "'").replaceAll('‑', '-'))
    .filter((word) => !acronym.test(word));

type Has = (word: string) => boolean;

const isWord = (word: string, has: Has): boolean => {
  const lower = word.toLowerCase();
  return has(word) || has(lower) || has(lower.charAt(0).toUpperCase() + lower.slice(1));
};

/** Portuguese and Spanish verbs with their pronouns: dize(s)-lo, apagar(lo). */
const withoutPronouns = (word: string, id: DictionaryId): string => {
  if (id === 'es') return word.replace(/(?<=[aeiíá]r)(?:me|te|se|nos)?(?:l[aeo]s?)?$/i, '');
  if (id.startsWith('pt')) return word.replace(/mo-(?:l[ao]s?|nos)$/i, 'mos');
  return word;
};

/** A word without what is written together with it: a genitive in English, an elision in French. */
const stemOf = (part: string, id: DictionaryId): string =>
  id.startsWith('en') ? part.replace(/'s?$/, '') : part.replace(elided, '').replace(elided, '');

/** The parts of a word that a dictionary does not know: the whole word is asked for first, then what hyphens join. */
export const unknownParts = (word: string, id: DictionaryId, has: Has): string[] => {
  if (isWord(word, has)) return [];
  return withoutPronouns(word, id)
    .split('-')
    .map((part) => (isWord(part, has) ? '' : stemOf(part, id)))
    .filter((stem) => stem.length > 1 && !acronym.test(stem) && !isWord(stem, has));
};
