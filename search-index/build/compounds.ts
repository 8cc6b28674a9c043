import { fold } from '../encoder/fold';

/** What the build knows of a language that writes compounds as one word. Browsers load none of it. */
export type CompoundLanguage = {
  /** Letters that join the parts of a compound. */
  readonly links: readonly string[];
  /** Endings of inflected words, the longest first. */
  readonly endings: readonly string[];
  /** Words and suffixes that are not parts of compounds, folded. */
  readonly noParts: ReadonlySet<string>;
  /** Other spellings of letters. */
  readonly spellings: readonly (readonly [letter: string, instead: string])[];
};

const german: CompoundLanguage = {
  links: ['s', 'es', 'n', 'en', 'er', 'e'],
  endings: ['ern', 'en', 'er', 'es', 'e', 'n', 's'],
  noParts: new Set(
    (
      'aber alle auch beim dass dein denn diese dieser durch eine einem einen einer eines euch gegen haben ' +
      'hier ihre ihren ihrer jede jeder kein keine mehr nach nicht noch oder ohne ober sein seine seit sich sind uber unser ' +
      'unsere unter viel wenn werden wird wieder zwischen ' +
      'barkeit chen haft heit heiten ierung ierungen igkeit ische ischen ischer keit keiten lich liche lichen licher lichkeit los ' +
      'schaft schaften ungen ungs tion tionen'
    ).split(' '),
  ),
  spellings: [
    ['ä', 'ae'],
    ['ö', 'oe'],
    ['ü', 'ue'],
  ],
};

/** The languages whose compounds are read, by language code. */
export const compoundLanguages: Readonly<Record<string, CompoundLanguage | undefined>> = {
  de: german,
};

const shortestPart = 4;
/** Letters of a part that no text uses by itself. */
const shortestUnknownPart = 5;

/** Letters that the shorter part may be shorter, if both are known. */
const knownPartsBonus = 3;

const hasVowel = /[aeiouy]/;

/** The words of a text, in lower case and one normal form. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .match(/\p{L}+/gu) ?? [];

/** A folded word without the longest ending that leaves a part. */
const withoutEnding = (word: string, { endings }: CompoundLanguage): string => {
  const ending = endings.find(
    (known) => word.endsWith(known) && word.length - known.length >= shortestPart,
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
};

/** Reads the parts of a folded word, with their inflected and their basic forms: pieces of the word. */
export type CompoundReader = (word: string) => readonly string[];

/**
 * Creates a reader of compounds by a vocabulary: a word is split where its beginning or its end is a word of the texts. Of the
 * possible splits the one whose shorter part is longest wins.
 */
export const compoundReader = (
  texts: readonly string[],
  language: CompoundLanguage,
): CompoundReader => {
  const known = new Set<string>();
  for (const word of new Set(texts.flatMap(wordsOf))) {
    const folded = fold(word);
    if (folded.length < shortestPart || language.noParts.has(folded)) continue;
    known.add(folded);
    known.add(withoutEnding(folded, language));
  }
  const isPart = (part: string): boolean =>
    part.length >= shortestPart && known.has(part) && !language.noParts.has(part);
  const isKnown = (part: string): boolean => isPart(part) || isPart(withoutEnding(part, language));
  const beginningOf = (part: string): string | undefined =>
    isPart(part)
      ? part
      : language.links
          .filter((link) => part.endsWith(link))
          .map((link) => part.slice(0, -link.length))
          .find(isPart);
  const canBeUnknown = (part: string): boolean =>
    part.length >= shortestUnknownPart && hasVowel.test(part) && !language.noParts.has(part);

  const splitAt = (word: string, at: number) => {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    const beginning = beginningOf(left);
    const [isBegun, isEnded] = [beginning !== undefined, isKnown(right)];
    if (!isBegun && !isEnded) return undefined;
    if (!isBegun && !canBeUnknown(left)) return undefined;
    if (!isEnded && !canBeUnknown(right)) return undefined;
    // Without the link, which may as well begin the second part.
    const first = beginning ?? left;
    const shorter = Math.min(first.length, right.length);
    const score = shorter + (isBegun && isEnded ? knownPartsBonus : 0);
    return { parts: [first, right], score };
  };
  const read = (word: string): readonly string[] => {
    const splits = Array.from(
      { length: Math.max(0, word.length - 2 * shortestPart + 1) },
      (_, at) => splitAt(word, at + shortestPart),
    ).filter((split) => split !== undefined);
    const [best] = splits.sort((a, b) => b.score - a.score);
    return (best?.parts ?? []).flatMap((part) => [
      part,
      withoutEnding(part, language),
      ...read(part),
    ]);
  };
  // Parts that no text uses by themselves are parts of other compounds too.
  const parts = [...known].flatMap(read).filter((part) => part.length >= shortestUnknownPart);
  for (const part of parts) known.add(part);
  return (word) => [...new Set(read(word))];
};
