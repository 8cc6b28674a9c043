import { stem } from '../../../search-index/encoder/stem';
import { wordsOf } from '../../../search-index/encoder/words';

/** A piece of a text, and whether it matches the query. */
export type Piece = { readonly text: string; readonly isMatch: boolean };

/** Cuts a text into the words that stand for terms found, and what is between them. */
export const findMarks = (text: string, terms: ReadonlySet<string>, language: string): Piece[] => {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { text: word, start, end } of wordsOf(text)) {
    if (end <= done || !(terms.has(stem(word, language)) || terms.has(word))) continue;
    const from = Math.max(start, done);
    if (from > done) pieces.push({ text: text.slice(done, from), isMatch: false });
    pieces.push({ text: text.slice(from, end), isMatch: true });
    done = end;
  }
  if (done < text.length) pieces.push({ text: text.slice(done), isMatch: false });
  return pieces;
};
