import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type BuildState = {
  /** The space in Gatsby's cache, and a hash of its content model and locales. */
  origin: string;
  /** Whether the last build completed. */
  isFinished: boolean;
};

/** In Gatsby's cache, so that both are deleted together. */
const stateFile = '.cache/contentful-build.json';

const read = (file: string): BuildState | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildState) : undefined;

const write = (file: string, state: BuildState): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(state));
};

export const readBuildState = (): BuildState | undefined => read(stateFile);

export const writeBuildState = (state: BuildState): void => write(stateFile, state);

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

const mark = (file: string, isFinished: boolean): void => {
  const state = read(file);
  if (state) write(file, { ...state, isFinished });
};

/** Records that a build begins to change the cache; call it before the first node is created. */
export const markStarted = (): void => mark(stateFile, false);

/** Records that a build has completed when the process ends without an error: Gatsby saves its state after its last hook. */
export const markFinishedAtExit = (): void =>
  void process.once('exit', (code) => {
    if (code === 0) mark(stateFile, true);
  });

/**
 * Makes the next build fetch the whole space. What is recorded of publications, such as when an entry changed, has been
 * replaced by earlier records, and the cache knows of publications that these lack.
 */
export const markOutdated = (siteFolder: string): void => mark(join(siteFolder, stateFile), false);
