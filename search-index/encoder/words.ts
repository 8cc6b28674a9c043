import { fold } from './fold';

/** A word as it stands in a text, or one of the ways it can be read. */
export type Word = {
  /** Folded, not stemmed. */
  text: string;
  /** Where it stands in the text, in characters, for marking matches. */
  start: number;
  end: number;
  /** A part of a compound, the compound written as one, or a word by itself. */
  kind: 'word' | 'part' | 'joined';
};

const cjk = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}`;

/** Names whose signs tell them apart, then numbers, then words with the signs that may join their parts. */
const pattern = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])(?:[CFcf]#|[Cc]\+\+|\.[Nn][Ee][Tt])(?![\p{L}\p{N}])`,
    `[${cjk}]+`,
    String.raw`\p{N}+(?:[.,]\p{N}+)+`,
    String.raw`(?:(?![${cjk}])[\p{L}\p{N}\p{M}])+(?:['’‘ʼ&/\u2010\u2011\-](?:(?![${cjk}])[\p{L}\p{N}\p{M}])+)*`,
  ].join('|'),
  // Both cases are spelt out, since disregarding case takes half as much time again.
  'gu',
);

const isCjk = new RegExp(`^[${cjk}]`, 'u');

/** What stands before an apostrophe in French, Portuguese and English-looking names, and means nothing. */
const elided = new Set(['l', 'd', 'j', 'm', 't', 's', 'c', 'n', 'qu']);
const englishEndings = new Set(['s', 're', 've', 'll', 'd', 'm']);

/** Every two characters that follow each other, since nothing parts the words; a lone character as it is. */
const pairsOf = (text: string, start: number): Word[] => {
  const characters = [...text];
  if (characters.length === 1) {
    return [{ text: fold(text), start, end: start + text.length, kind: 'word' }];
  }
  let position = start;
  return characters.slice(0, -1).map((character, index) => {
    const pair = character + (characters[index + 1] ?? '');
    const word: Word = {
      text: fold(pair),
      start: position,
      end: position + pair.length,
      kind: 'word',
    };
    position += character.length;
    return word;
  });
};

const apart = (raw: string, start: number): Word[] => {
  const pieces = [...raw.matchAll(/[^'’‘ʼ&/\u2010\u2011-]+/gu)].map(
    ({ 0: piece, index }): Word => ({
      text: fold(piece),
      start: start + index,
      end: start + index + piece.length,
      kind: 'part',
    }),
  );
  const hasApostrophe = /['’‘ʼ]/u.test(raw);
  const meant = hasApostrophe
    ? pieces.filter(
        ({ text }, index) =>
          !(index === 0 && elided.has(text)) &&
          !(index === pieces.length - 1 && index > 0 && englishEndings.has(text)),
      )
    : pieces;
  const [only] = meant;
  if (only !== undefined && meant.length === 1) return [{ ...only, kind: 'word' }];
  const joined: Word = {
    text: meant.map(({ text }) => text).join(''),
    start: meant[0]?.start ?? start,
    end: meant.at(-1)?.end ?? start + raw.length,
    kind: 'joined',
  };
  return [...meant, joined];
};

/** What stands between the gaps of a text, in order: words, compounds, runs of signs that nothing parts. */
export const chunksOf = (text: string): string[] => text.match(pattern) ?? [];

/** The words of one such, which stands at `start`. */
export const wordsOfChunk = (raw: string, start = 0): Word[] => {
  if (isCjk.test(raw)) return pairsOf(raw, start);
  if (/^\p{N}+[.,]/u.test(raw)) {
    return [{ text: raw.replaceAll(',', '.'), start, end: start + raw.length, kind: 'word' }];
  }
  if (/['’‘ʼ&/\u2010\u2011-]/u.test(raw)) return apart(raw, start);
  return [{ text: fold(raw), start, end: start + raw.length, kind: 'word' }];
};

/**
 * The words of a text in order, folded. A compound gives its parts and the whole written as one: `e-mail` is `e`,
 * `mail` and `email`. Elided articles (`l'analyse`) and English endings (`client's`) are left out.
 */
export const wordsOf = (text: string): Word[] =>
  [...text.matchAll(pattern)].flatMap(({ 0: raw, index }) => wordsOfChunk(raw, index));
