import { fold } from '../encoder/fold';
import type { Synonyms } from './addSynonyms';
import type { SearchDocument } from './createIndexAndStore';

/** An abbreviation, and what it stands for. */
type Definition = readonly [short: string, long: string];

/** Two to ten letters and digits, two of them capitals: `CRM`, `SaaS`, `R&D`. */
const abbreviation = /^(?=(?:.*\p{Lu}){2})[\p{L}\d][\p{L}\d&.-]{1,9}$/u;

/** What stands in brackets. */
const bracketed = /[(（]([^()（）\n]{2,100})[)）]/gu;

/** Characters before a bracket that may be of its long form. */
const longestForm = 200;

/** The end of a text, as far as its last sentence or brackets. */
const lastPhrase = (text: string): string =>
  text
    .slice(-longestForm)
    .split(/[()（）.;:!?\n]/)
    .at(-1)
    ?.trim() ?? '';

const isLetter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\d]/u.test(character);

/**
 * The shortest end of a text that an abbreviation stands for: it has the letters of the abbreviation in their order, the
 * first at the beginning of a word.
 *
 * Source: A. Schwartz and M. Hearst, A Simple Algorithm for Identifying Abbreviation Definitions in Biomedical Text, 2003.
 */
const longFormOf = (short: string, text: string): string | undefined => {
  const letters = [...short].filter(isLetter);
  const characters = [...text];
  const plain = characters.map((character) => fold(character).slice(0, 1));
  let at = characters.length;
  for (const [place, letter] of [...letters.entries()].reverse()) {
    const wanted = fold(letter).slice(0, 1);
    do at -= 1;
    while (at >= 0 && (plain[at] !== wanted || (place === 0 && isLetter(characters[at - 1]))));
    if (at < 0) return undefined;
  }
  const long = characters.slice(at).join('').trim();
  const words = long.split(/[\s-]+/);
  const isOneOfMany =
    words.length > 1 && words.length <= Math.min(letters.length + 5, letters.length * 2);
  return isOneOfMany && !words.includes(short) ? long : undefined;
};

const readDefinition = (before: string, inside: string): Definition | undefined => {
  const last = before.split(/\s+/).at(-1) ?? '';
  const [short, text] = abbreviation.test(inside) ? [inside, before] : [last, inside];
  if (!abbreviation.test(short)) return undefined;
  const long = longFormOf(short, text);
  // In `SQL (a query language)` the brackets must hold the whole long form, not an end of it.
  if (long === undefined || (text === inside && long !== inside)) return undefined;
  return [short, long.toLowerCase()];
};

/**
 * Learns from the texts of a site which abbreviations stand for which words, where one of them says so in brackets, as in
 * `customer relationship management (CRM)` or `CRM (customer relationship management)`.
 *
 * @returns a group of two for each, in the order of the abbreviations.
 */
export const learnAbbreviations = (documents: readonly SearchDocument[]): Synonyms[] => {
  const learnt = new Map<string, Definition>();
  for (const { texts } of documents) {
    for (const text of [texts.title, texts.description, texts.body]) {
      for (const { 1: inside = '', index } of text.matchAll(bracketed)) {
        const found = readDefinition(lastPhrase(text.slice(0, index)), inside.trim());
        if (found) learnt.set(found.join(' '), found);
      }
    }
  }
  return [...learnt.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, words]) => ({ words, entries: [] }));
};
