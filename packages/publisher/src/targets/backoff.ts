const first = 2000;
const longest = 300_000;

/** Milliseconds before another attempt: doubled with each failure up to five minutes, less up to a half at random. */
export const backoffAfter = (failures: number, random = Math.random): number =>
  Math.min(longest, first * 2 ** Math.min(failures - 1, 20)) * (1 - random() / 2);
