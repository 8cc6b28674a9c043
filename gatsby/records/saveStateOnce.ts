/** Gatsby, which reads it at each save, writes no state while it is set. */
const variable = 'GATSBY_DISABLE_CACHE_PERSISTENCE';

let isSkipping = false;

/**
 * Makes a build write Gatsby's state once, after its last hook, and not twice before it renders pages as well: 0.2 s each with
 * 10,000 pages. The cache of a build that stops in between is cleared by the next one (buildState.ts). Call it in the first hook.
 */
export const skipEarlySaves = (): void => {
  if (process.env[variable] !== undefined) return;
  process.env[variable] = '1';
  isSkipping = true;
};

/** Call it in the last hook of a build. */
export const resumeSaves = (): void => {
  if (isSkipping) delete process.env[variable];
  isSkipping = false;
};
