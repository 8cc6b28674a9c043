import { stem } from '~/search-index/encoder/stem';
import { tokenize } from '~/search-index/encoder/tokenize';

/** A segment of a text, and whether it matches the query. */
export type Segment = { readonly text: string; readonly isMatch: boolean };

/** Splits a text into matching words and the text between them. */
export const highlightMatches = (
  text: string,
  terms: ReadonlySet<string>,
  language: string,
): Segment[] => {
  const segments: Segment[] = [];
  let done = 0;
  for (const { text: word, start, end } of tokenize(text)) {
    if (end <= done || !(terms.has(stem(word, language)) || terms.has(word))) continue;
    const from = Math.max(start, done);
    if (from > done) segments.push({ text: text.slice(done, from), isMatch: false });
    segments.push({ text: text.slice(from, end), isMatch: true });
    done = end;
  }
  if (done < text.length) segments.push({ text: text.slice(done), isMatch: false });
  return segments;
};
