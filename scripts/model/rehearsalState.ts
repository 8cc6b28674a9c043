import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lockFolder, writeAtomic } from 'static-site-publisher/files';
import type { ContentState } from './environments';

/** Everything that a rehearsal writes. The live release and its cache are elsewhere. */
export const rehearsalFolder = resolve('.space/rehearsal');
/** The sources, cache and site of the build; kept, so that the next rehearsal draws no picture again. */
export const buildFolder = join(rehearsalFolder, 'build');

export type Rehearsal = {
  spaceId: string;
  siteEnvironment: string;
  /** The environment that was copied. */
  sourceId: string;
  copyId: string;
  /** Of the environment before it was copied. */
  content: ContentState;
  migration: string;
  /** `running` also after a kill; `switched` while the alias targets the copy. */
  state: 'running' | 'passed' | 'refused' | 'switched';
};

const file = join(rehearsalFolder, 'rehearsal.json');

export const readRehearsal = (): Rehearsal | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Rehearsal;
  } catch {
    return undefined;
  }
};

export const writeRehearsal = (rehearsal: Rehearsal): Promise<void> =>
  writeAtomic(file, JSON.stringify(rehearsal, undefined, 2));

export const forgetRehearsal = (): void => rmSync(file, { force: true });

/** Prevents two rehearsals at once; returns a function that ends it. */
export const lockRehearsal = (): (() => void) => {
  mkdirSync(rehearsalFolder, { recursive: true });
  return lockFolder(join(rehearsalFolder, 'lock.json'), 'A rehearsal');
};
