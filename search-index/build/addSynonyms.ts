import { encodeText } from '../encoder/encode';
import type { SearchDocument } from './createIndexAndStore';

/** Words and phrases of a language that stand for each other. */
export type Synonyms = readonly string[];

/** Whether the terms of a phrase follow each other in the terms of a text. */
const hasPhrase = (text: string, phrase: string): boolean => ` ${text} `.includes(` ${phrase} `);

/**
 * Adds to each document the synonyms of what its title and its description say, so that a query in other words finds it.
 * The record stays as it is.
 */
export const addSynonyms = (
  documents: readonly SearchDocument[],
  groups: readonly Synonyms[],
  language: string,
): SearchDocument[] => {
  const termsOf = (text: string) => encodeText(text, language).join(' ');
  const encoded = groups.map((words) =>
    words.map((word) => ({ word, terms: termsOf(word) })).filter(({ terms }) => terms !== ''),
  );
  const synonymsOf = (text: string): string => {
    const said = termsOf(text);
    return encoded
      .filter((words) => words.some(({ terms }) => hasPhrase(said, terms)))
      .flatMap((words) => words.filter(({ terms }) => !hasPhrase(said, terms)))
      .map(({ word }) => word)
      .join('\n');
  };
  return documents.map((document) => {
    const { title, description } = document.texts;
    const synonyms = { title: synonymsOf(title), description: synonymsOf(description) };
    return { ...document, texts: { ...document.texts, synonyms } };
  });
};
