const wordsPerMinute = 220;

/** Whole minutes that a rich-text field takes to read, at least one. */
export const minutesToRead = (richText: unknown): number => {
  const raw = (richText as { raw?: string } | undefined)?.raw ?? '';
  const words = [...raw.matchAll(/"value":"((?:[^"\\]|\\.)*)"/g)].flatMap(([, value = '']) =>
    value.split(/\s+/).filter(Boolean),
  );
  return Math.max(1, Math.round(words.length / wordsPerMinute));
};
