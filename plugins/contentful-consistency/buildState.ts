import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type BuildState = {
  /** The space in Gatsby's cache, and a hash of its content model and locales. */
  origin: string;
  /** Whether the last build completed. */
  isFinished: boolean;
};

/** In Gatsby's cache, so that both are deleted together. */
const stateFile = '.cache/contentful-build.json';

export const readBuildState = (): BuildState | undefined =>
  existsSync(stateFile) ? (JSON.parse(readFileSync(stateFile, 'utf8')) as BuildState) : undefined;

export const writeBuildState = (state: BuildState): void => {
  mkdirSync(dirname(stateFile), { recursive: true });
  writeFileSync(stateFile, JSON.stringify(state));
};

/** Why the cache is cleared when the space refuses its sync token. */
export const foreignEnvironment =
  'the environment has changed, because its alias was switched or its sync token has expired';

/** Why Gatsby's cache must not be reused; undefined if it may. */
export const cacheInvalidReason = (
  state: BuildState | undefined,
  origin: string,
): string | undefined => {
  if (state === undefined) return undefined;
  if (state.origin !== origin) return 'another space or content model than last time';
  return state.isFinished ? undefined : 'the last build was interrupted';
};

/** Records that a build has completed; call it at the very end. */
export const markFinished = (): void => {
  const state = readBuildState();
  if (state) writeBuildState({ ...state, isFinished: true });
};
