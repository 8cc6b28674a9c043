import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export type BuildState = {
  /** Which space Gatsby's cache holds, and a hash of its content model and languages. */
  origin: string;
  /** Whether the build that wrote to the cache last came to its end. */
  isFinished: boolean;
};

/** In Gatsby's cache, and gone with it. */
const stateFile = '.cache/contentful-build.json';

export const readBuildState = (): BuildState | undefined =>
  existsSync(stateFile) ? (JSON.parse(readFileSync(stateFile, 'utf8')) as BuildState) : undefined;

export const writeBuildState = (state: BuildState): void => {
  mkdirSync(dirname(stateFile), { recursive: true });
  writeFileSync(stateFile, JSON.stringify(state));
};

/** Why Gatsby must not build on what it has cached; undefined if it may. */
export const whyNotFromCache = (
  state: BuildState | undefined,
  origin: string,
): string | undefined => {
  if (state === undefined) return undefined;
  if (state.origin !== origin) return 'another space or content model than last time';
  return state.isFinished ? undefined : 'the last build did not end';
};

/** Notes that a build has come to its end; to be called last of all that follows a build. */
export const markFinished = (): void => {
  const state = readBuildState();
  if (state) writeBuildState({ ...state, isFinished: true });
};
