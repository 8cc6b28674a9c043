import { objectKeysOf } from './objectKeys';
import type { KeptRelease } from './types';
import type { Entries } from '../releases/segments';

/** Keys of objects that may be in the store although no release names them. */
export type Journal = { stored: ReadonlySet<string>; deleting: ReadonlySet<string> };

export type PushInput = {
  /** Keys that the release of the pointer names: objects and parts of the manifest. */
  before: ReadonlySet<string>;
  /** Keys that the next release names. */
  after: ReadonlySet<string>;
  /** The releases that the pointer lists, oldest first, each with the keys that it removed. */
  kept: readonly (KeptRelease & { removedKeys: ReadonlySet<string> })[];
  /** What an interrupted push has left: keys that it has stored, and those that it may have deleted. */
  journal: Journal;
  now: number;
  /** How many releases are kept. */
  keep: number;
  /** Milliseconds that a release stays after its successor, for edges that have not read the pointer again. */
  grace: number;
};

export type PushPlan = {
  uploads: readonly string[];
  /** Keys that the release before named and the next one does not. */
  removed: readonly string[];
  /** How many of the oldest releases are dropped. */
  dropped: number;
  /** Keys that no kept release names. */
  deletes: readonly string[];
};

/**
 * What a push has to store and may delete, without a list of the bucket. A kept release names a key if the current release
 * does, or if a later one removed it; so the removed keys of the kept releases and the current one know all objects.
 */
export const planPush = (input: PushInput): PushPlan => {
  const { before, after, kept, journal, now, keep, grace } = input;
  const removed = [...before].filter((key) => !after.has(key));
  const all = [...kept, { at: now, removedKeys: new Set(removed) }];
  let dropped = 0;
  while (all.length - dropped > keep && (all[dropped + 1]?.at ?? now) <= now - grace) dropped++;

  // The removed keys of the oldest kept release were of those before it.
  const known = [before, journal.stored, ...kept.slice(1).map(({ removedKeys }) => removedKeys)];
  const named = [after, ...all.slice(dropped + 1).map(({ removedKeys }) => removedKeys)];
  const isIn = (sets: readonly ReadonlySet<string>[], key: string): boolean =>
    sets.some((keys) => keys.has(key));
  const candidates = new Set([...journal.stored, ...journal.deleting]);
  for (const { removedKeys } of all.slice(1, dropped + 1)) {
    for (const key of removedKeys) candidates.add(key);
  }
  return {
    uploads: [...after].filter((key) => !isIn(known, key)),
    removed,
    dropped,
    deletes: [...candidates].filter((key) => !isIn(named, key)),
  };
};

/** The keys of a release: its objects and its manifest. */
export const keysOfRelease = (entries: Entries, manifestKeys: readonly string[]): Set<string> => {
  const keys = objectKeysOf(entries);
  for (const key of manifestKeys) keys.add(key);
  return keys;
};
