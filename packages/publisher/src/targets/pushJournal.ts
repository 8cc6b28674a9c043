import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import type { Journal } from './planPush';

/** The complete lines; the rest of an interrupted write is cut off. */
const readLines = (file: string): string[] => {
  try {
    const text = readFileSync(file);
    const end = text.lastIndexOf('\n') + 1;
    if (end < text.length) truncateSync(file, end);
    return text.subarray(0, end).toString().split('\n').slice(0, -1);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

export type PushJournal = Journal & {
  /** Records keys that may be in the store from now on although no release names them; on disk when it returns. */
  announce: (keys: readonly string[]) => void;
  /** Records a key that the store has acknowledged. It may be lost in a power failure: the object is stored again then. */
  acknowledge: (key: string) => void;
  /** After a push: every object is named by a release, or deleted. */
  clear: () => void;
};

/**
 * The record of a push on disk, so that after a crash the next push neither repeats its uploads nor leaves objects behind that
 * no release names. A line for each key: `?` for one that may exist, `+` for one that does.
 */
export const openPushJournal = (file: string): PushJournal => {
  const stored = new Set<string>();
  const deleting = new Set<string>();
  for (const line of readLines(file)) {
    const key = line.slice(1);
    deleting.add(key);
    if (line.startsWith('+')) stored.add(key);
    else stored.delete(key);
  }
  let handle: number | undefined;
  const write = (text: string): void => {
    handle ??= openSync(file, 'a');
    writeSync(handle, text);
  };
  return {
    stored,
    deleting,
    announce: (keys) => {
      if (keys.length === 0) return;
      for (const key of keys) {
        deleting.add(key);
        stored.delete(key);
      }
      write(keys.map((key) => `?${key}\n`).join(''));
      if (handle !== undefined) fsyncSync(handle);
    },
    acknowledge: (key) => {
      stored.add(key);
      write(`+${key}\n`);
    },
    clear: () => {
      if (handle !== undefined) closeSync(handle);
      handle = undefined;
      rmSync(file, { force: true });
      stored.clear();
      deleting.clear();
    },
  };
};
