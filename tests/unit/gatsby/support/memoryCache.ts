import type { GatsbyCache } from 'gatsby';

/** A cache of Gatsby that keeps its values in a map. */
export const memoryCache = (
  kept = new Map<string, unknown>(),
): Pick<GatsbyCache, 'get' | 'set'> => ({
  get: (key: string) => Promise.resolve(kept.get(key)),
  set: (key: string, value: unknown) => {
    kept.set(key, value);
    return Promise.resolve(value);
  },
});
