// Widths of Helvetica from space to tilde, in thousandths of its size (Adobe's font metrics).
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
  611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
  222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

/** The width of a text in Helvetica, in points; Helvetica Bold is about a fifteenth wider. */
export const textWidth = (text: string, size: number, isBold: boolean): number => {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  const units = [...plain].reduce((sum, character) => {
    const code = character.codePointAt(0) ?? 0;
    return sum + (widths[code - 32] ?? 556);
  }, 0);
  return (units / 1000) * size * (isBold ? 1.07 : 1);
};

/** Breaks a text into lines no wider than `width` points. */
export const wrapText = (text: string, size: number, width: number, isBold: boolean): string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && textWidth(longer, size, isBold) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line ? [...lines, line] : lines;
};
