export type TitleBox = {
  /** Pixels. */
  width: number;
  /** Font sizes in pixels, largest first, with the maximum number of lines of each. */
  sizes: readonly { size: number; lines: number }[];
};

type Measure = (text: string, size: number) => number;

/** Breaks a word that is wider than a line, between any two letters. */
const breakWord = (word: string, fits: (text: string) => boolean): string[] => {
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && !fits(part + letter)) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
};

const wrap = (words: readonly string[], fits: (text: string) => boolean): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of words.flatMap((whole) => (fits(whole) ? [whole] : breakWord(whole, fits)))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && !fits(longer)) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line === '' ? lines : [...lines, line];
};

/** Balances the lines: the narrowest width that keeps their number and breaks no word. */
const balance = (words: readonly string[], width: number, measure: (text: string) => number) => {
  const widestWord = Math.max(width / 2, ...words.map(measure));
  let best = wrap(words, (text) => measure(text) <= width);
  const most = best.length;
  for (let narrower = width - 20; narrower >= widestWord; narrower -= 20) {
    const lines = wrap(words, (text) => measure(text) <= narrower);
    if (lines.length > most) break;
    best = lines;
  }
  return best;
};

/**
 * Sets a title in the largest size at which it fits without breaking words. In the smallest size, long words are broken and
 * a long title is truncated with an ellipsis.
 */
export const setTitle = (
  title: string,
  { width, sizes }: TitleBox,
  measure: Measure,
): { lines: string[]; size: number } => {
  const words = title.split(' ').filter(Boolean);
  for (const { size, lines: most } of sizes) {
    if (words.some((word) => measure(word, size) > width)) continue;
    const lines = balance(words, width, (text) => measure(text, size));
    if (lines.length <= most) return { lines, size };
  }
  const { size = 0, lines: most = 0 } = sizes.at(-1) ?? {};
  const lines = wrap(words, (text) => measure(text, size) <= width);
  if (lines.length <= most) return { lines, size };
  const shown = lines.slice(0, most);
  let last = `${shown[most - 1] ?? ''}…`;
  while (measure(last, size) > width) last = `${last.slice(0, -2).trimEnd()}…`;
  return { lines: [...shown.slice(0, -1), last], size };
};
