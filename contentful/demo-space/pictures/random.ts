/** A stream of numbers that depends on nothing but its seed. */
export type Random = {
  /** 0 up to but not including 1. */
  next: () => number;
  between: (low: number, high: number) => number;
  /** A whole number from low to high, both included. */
  whole: (low: number, high: number) => number;
  pick: <const Item>(items: readonly [Item, ...Item[]]) => Item;
  chance: (probability: number) => boolean;
  /** Around 0, mostly within 2. */
  gaussian: () => number;
};

/** FNV-1a, 32 bits, finished with the mixer of MurmurHash3 so that close seeds end far apart. */
const hash = (text: string): number => {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
};

/** The generator "mulberry32": small, quick, and even enough for drawing. */
export const seededRandom = (seed: string): Random => {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (probability) => next() < probability,
    gaussian: () => next() + next() + next() + next() - 2,
  };
};
