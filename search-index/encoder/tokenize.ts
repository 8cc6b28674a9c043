import { fold } from './fold';

/** A word of a text. A compound gives several tokens. */
export type Token = {
  /** Folded, not stemmed. */
  text: string;
  /** Character offsets in the text, for highlighting. */
  start: number;
  end: number;
  /** A part of a compound, the compound written as one, a pair of CJK characters, or a word by itself. */
  kind: 'word' | 'part' | 'joined' | 'pair';
};

/** Signs of voicing and length belong to kana, but have no script of their own. */
const kanaSigns = String.raw`\u3099\u309a\u30fc\uff70\uff9e\uff9f`;
const cjk = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}${kanaSigns}`;

/** Names with signs (`C++`, `.NET`), CJK runs, numbers, then words with the signs that join compounds. */
const pattern = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])(?:[CFcf]#|[Cc]\+\+|\.[Nn][Ee][Tt])(?![\p{L}\p{N}])`,
    `[${cjk}]+`,
    String.raw`\p{N}+(?:[.,\u066b\u066c]\p{N}+)+`,
    String.raw`(?:(?![${cjk}])[\p{L}\p{N}\p{M}])+(?:['’‘ʼ&/\u2010\u2011\-](?:(?![${cjk}])[\p{L}\p{N}\p{M}])+)*`,
  ].join('|'),
  // Both cases are listed: the `i` flag makes matching half as slow again.
  'gu',
);

const isCjk = new RegExp(`^[${cjk}]`, 'u');

/** Elided articles and pronouns before an apostrophe. */
const elided = new Set(['l', 'd', 'j', 'm', 't', 's', 'c', 'n', 'qu']);
const englishEndings = new Set(['s', 're', 've', 'll', 'd', 'm']);

/** A character of a CJK run, with its voicing mark if that is a character of its own. */
const character = /.[\u3099\u309a\uff9e\uff9f]?/gsu;

/** A length sign that ends a katakana word of four letters or more: サーバー is also written サーバ. */
const lastLengthSign =
  /(?<=[\u30a1-\u30ff\uff66-\uff9f]{3})[\u30fc\uff70](?![\u30a1-\u30ff\uff66-\uff9f])/gu;

/** The bigrams of a CJK run, which has no spaces between words; a single character as it is. */
const bigrams = (text: string, start: number): Token[] => {
  const characters = [...text.matchAll(character)];
  if (characters.length === 1) {
    return [{ text: fold(text), start, end: start + text.length, kind: 'word' }];
  }
  const silent = new Set([...text.matchAll(lastLengthSign)].map(({ index }) => index));
  return characters.slice(0, -1).flatMap(({ 0: first, index }, at): Token[] => {
    const second = characters[at + 1]?.[0] ?? '';
    const next = index + first.length;
    if (silent.has(index) || silent.has(next)) return [];
    const end = next + second.length;
    return [
      {
        text: fold(first + second),
        start: start + index,
        // The silent sign is highlighted with its word.
        end: start + end + (silent.has(end) ? 1 : 0),
        kind: 'pair',
      },
    ];
  });
};

const splitCompound = (raw: string, start: number): Token[] => {
  const pieces = [...raw.matchAll(/[^'’‘ʼ&/\u2010\u2011-]+/gu)].map(
    ({ 0: piece, index }): Token => ({
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
  const joined: Token = {
    text: meant.map(({ text }) => text).join(''),
    start: meant[0]?.start ?? start,
    end: meant.at(-1)?.end ?? start + raw.length,
    kind: 'joined',
  };
  return [...meant, joined];
};

/** The words, compounds and CJK runs of a text, in order. */
export const splitChunks = (text: string): string[] => text.match(pattern) ?? [];

/** The tokens of a chunk at offset `start`. */
export const tokenizeChunk = (raw: string, start = 0): Token[] => {
  if (isCjk.test(raw)) return bigrams(raw, start);
  if (/^\p{N}+[.,\u066b\u066c]/u.test(raw)) {
    const text = fold(raw).replace(/[,\u066b\u066c]/g, '.');
    return [{ text, start, end: start + raw.length, kind: 'word' }];
  }
  if (/['’‘ʼ&/\u2010\u2011-]/u.test(raw)) return splitCompound(raw, start);
  return [{ text: fold(raw), start, end: start + raw.length, kind: 'word' }];
};

/**
 * The tokens of a text in order. A compound gives its parts and the joined whole: `e-mail` is `e`, `mail` and `email`.
 * Elided articles (`l'analyse`) and English endings (`client's`) are left out.
 */
export const tokenize = (text: string): Token[] =>
  [...text.matchAll(pattern)].flatMap(({ 0: raw, index }) => tokenizeChunk(raw, index));
