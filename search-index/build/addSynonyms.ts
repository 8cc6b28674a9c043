import { encodeKeptText } from './keptTerms';
import type { SearchDocument } from './createIndexAndStore';

/** Words and phrases of a language that stand for each other, or for the pages that they lead to. */
export type Synonyms = {
  readonly words: readonly string[];
  /** `SearchDocument.entry` of the pages that the words lead to; empty where they lead to what has one of them. */
  readonly entries: readonly string[];
};

type Phrase = { readonly word: string; readonly terms: string };

/** Whether the terms of a phrase follow each other in the terms of a text. */
const hasPhrase = (text: string, phrase: string): boolean => ` ${text} `.includes(` ${phrase} `);

const firstTerm = (terms: string): string => terms.slice(0, `${terms} `.indexOf(' '));

/** The places of the groups in their list by the terms that a phrase of theirs begins with: a text has few of all groups. */
const placesByTerm = (
  groups: readonly { phrases: readonly Phrase[] }[],
): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>();
  for (const [place, { phrases }] of groups.entries()) {
    for (const term of new Set(phrases.map(({ terms }) => firstTerm(terms)))) {
      places.set(term, [...(places.get(term) ?? []), place]);
    }
  }
  return places;
};

const joined = (phrases: readonly Phrase[]): string =>
  [...new Set(phrases.map(({ word }) => word))].join('\n');

/**
 * Adds to each document the words that lead to it, and the synonyms of what its title and its description say, so that a
 * query in other words finds it. The record stays as it is.
 */
export const addSynonyms = (
  documents: readonly SearchDocument[],
  groups: readonly Synonyms[],
  language: string,
): SearchDocument[] => {
  const termsOf = (text: string) => encodeKeptText(text, language).join(' ');
  const encoded = groups.map(({ words, entries }) => ({
    entries,
    phrases: words
      .map((word) => ({ word, terms: termsOf(word) }))
      .filter(({ terms }) => terms !== ''),
  }));
  const leading = new Map<string, Phrase[]>();
  for (const { entries, phrases } of encoded) {
    for (const entry of new Set(entries)) {
      leading.set(entry, [...(leading.get(entry) ?? []), ...phrases]);
    }
  }
  const mutual = encoded.filter(({ entries }) => entries.length === 0);
  const places = placesByTerm(mutual);
  const synonymsOf = (text: string): Phrase[] => {
    const terms = encodeKeptText(text, language);
    const said = terms.join(' ');
    const candidates = new Set(terms.flatMap((term) => places.get(term) ?? []));
    return [...candidates]
      .sort((a, b) => a - b)
      .flatMap((place) => mutual[place] ?? [])
      .filter(({ phrases }) => phrases.some(({ terms }) => hasPhrase(said, terms)))
      .flatMap(({ phrases }) => phrases.filter(({ terms }) => !hasPhrase(said, terms)));
  };
  return documents.map((document) => {
    const { entry, texts } = document;
    const led = leading.get(entry ?? '') ?? [];
    const synonyms = {
      title: joined([...led, ...synonymsOf(texts.title)]),
      description: joined(synonymsOf(texts.description)),
    };
    return { ...document, texts: { ...texts, synonyms } };
  });
};
