const wordsPerMinute = 220;
/** Of scripts that write no spaces between words; readers take in some 500 characters a minute. */
const charactersPerMinute = 500;
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu;

/** Not punctuation that is left between characters of these scripts. */
const isWord = (part: string): boolean => /[\p{L}\p{N}]/u.test(part);

/** Whole minutes that a rich-text field takes to read, at least one. */
export const minutesToRead = (richText: unknown): number => {
  const raw = (richText as { raw?: string } | undefined)?.raw ?? '';
  let words = 0;
  let characters = 0;
  for (const [, value = ''] of raw.matchAll(/"value":"((?:[^"\\]|\\.)*)"/g)) {
    characters += value.match(spaceless)?.length ?? 0;
    words += value.replace(spaceless, ' ').split(/\s+/).filter(isWord).length;
  }
  return Math.max(1, Math.round(words / wordsPerMinute + characters / charactersPerMinute));
};
