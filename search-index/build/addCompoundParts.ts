import { fold } from '../encoder/fold';
import { compoundLanguages, compoundReader, wordsOf, type CompoundLanguage } from './compounds';
import type { SearchDocument } from './createIndexAndStore';

/** Folded spellings of a word with two letters for one: `uebergaenge` of `übergänge`, and `ubergange` of `uebergaenge`. */
const otherSpellings = (word: string, { spellings }: CompoundLanguage): string[] => {
  const written = spellings.reduce((text, [letter, two]) => text.replaceAll(letter, two), word);
  // After a, e and q the second letter begins a syllable or belongs to the consonant: neue, Quelle.
  const read = word.replace(/(?<![aeq])([aou])e/g, '$1');
  return [written, read].filter((spelling) => spelling !== word).map(fold);
};

/** Gives a part of a folded word as the word writes it. */
const inWord =
  (word: string, folded: string) =>
  (part: string): string => {
    const start = folded.indexOf(part);
    return word.slice(start, start + part.length);
  };

/**
 * Adds to each document of a language that writes compounds as one word the parts of its compounds and other spellings of
 * its letters, so that `Plattformen` finds `Datenplattform` and `uebergaenge` finds `Übergänge`. Documents of other
 * languages stay as they are. The vocabulary is the texts of `site`.
 */
export const addCompoundParts = (
  documents: readonly SearchDocument[],
  site: readonly SearchDocument[],
  language: string,
): readonly SearchDocument[] => {
  const rules = compoundLanguages[language];
  if (!rules) return documents;
  const read = compoundReader(
    site.flatMap(({ texts }) => [texts.title, texts.description, texts.body]),
    rules,
  );
  const withParts = (text: string): string => {
    const added = wordsOf(text).flatMap((word) => {
      const folded = fold(word);
      const parts = read(folded);
      // Of letters that fold to two the place of a part is not that of its spelling.
      const written = folded.length === word.length ? parts.map(inWord(word, folded)) : [];
      return [...parts, ...[word, ...written].flatMap((part) => otherSpellings(part, rules))];
    });
    return added.length > 0 ? `${text}\n${added.join(' ')}` : text;
  };
  // Line by line: the parts of one listed word are no phrase with those of others.
  const listWithParts = (list: string): string => list.split('\n').map(withParts).join('\n');
  return documents.map(({ texts: { title, description, body, synonyms }, ...document }) => ({
    ...document,
    texts: {
      title: withParts(title),
      description: withParts(description),
      body: withParts(body),
      synonyms: synonyms && {
        title: listWithParts(synonyms.title),
        description: listWithParts(synonyms.description),
      },
    },
  }));
};
