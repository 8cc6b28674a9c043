const wordsPerMinute = 220;
/** Of scripts that write no spaces between words. */
const charactersPerMinute = 500;

const characters =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\u30fc]/gu;

/** Whole minutes that a rich-text field takes to read, at least one. */
export const minutesToRead = (richText: unknown): number => {
  const raw = (richText as { raw?: string } | undefined)?.raw ?? '';
  const texts = [...raw.matchAll(/"value":"((?:[^"\\]|\\.)*)"/g)].map(([, value = '']) => value);
  const text = texts.join('\n');
  const words = text.replace(characters, ' ').match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
  const written = text.match(characters)?.length ?? 0;
  return Math.max(1, Math.round(words / wordsPerMinute + written / charactersPerMinute));
};
