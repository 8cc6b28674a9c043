import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parsePart } from '../releases/segments';
import type { ObjectStore } from './types';
import type { Entries } from '../releases/segments';

/** A key of a part of the manifest: by its content, as objects are. */
export const manifestKey = (text: string, ending: string): string =>
  `manifests/${createHash('sha256').update(text).digest('hex').slice(0, 32)}.${ending}`;

export type Manifests = {
  readEntries: (parts: readonly string[], signal?: AbortSignal) => Promise<Entries>;
  /** The keys of a list; none for ''. */
  readKeys: (list: string, signal?: AbortSignal) => Promise<ReadonlySet<string>>;
  keep: (texts: ReadonlyMap<string, string>) => void;
  drop: (keys: readonly string[]) => void;
};

/** The parts of manifests, by their keys: copies on this machine, or else from the store. */
export const openManifests = (folder: string, store: ObjectStore): Manifests => {
  const fileOf = (key: string): string => join(folder, basename(key));
  const save = (key: string, text: string): void => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(fileOf(key), text);
  };
  const read = async (key: string, signal?: AbortSignal): Promise<string> => {
    try {
      const text = readFileSync(fileOf(key), 'utf8');
      // A crash may have cut it.
      if (manifestKey(text, key.slice(key.indexOf('.') + 1)) === key) return text;
    } catch {
      // The store has it.
    }
    const object = await store.get(key, signal);
    if (object === undefined) throw new Error(`The target lacks ${key}, which its pointer names.`);
    const text = object.body.toString();
    save(key, text);
    return text;
  };
  return {
    readEntries: async (parts, signal) => {
      const entries = new Map<string, string>();
      for (const part of parts) {
        for (const [key, value] of parsePart(await read(part, signal))) entries.set(key, value);
      }
      return entries;
    },
    readKeys: async (list, signal) =>
      new Set(list === '' ? [] : (await read(list, signal)).split('\n').filter(Boolean)),
    keep: (texts) => {
      for (const [key, text] of texts) if (key.endsWith('.txt')) save(key, text);
    },
    drop: (keys) => {
      for (const key of keys) rmSync(fileOf(key), { force: true });
    },
  };
};
