import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What the space had published when it gave a sync token. */
export type Known = {
  token: string;
  /** Types and ids of entries and assets. */
  ids: string[];
  /** How often entries that had not changed may have been read again. */
  rereads: number;
};

/** In Gatsby's cache, and gone with it. */
const noteFile = '.cache/contentful-known-entities.json';

const readNotes = (): Known[] =>
  existsSync(noteFile) ? (JSON.parse(readFileSync(noteFile, 'utf8')) as Known[]) : [];

/** What was published when a sync token was given; undefined for a token that nothing was noted of. */
export const readKnown = (token: string): Known | undefined =>
  readNotes().find((known) => known.token === token);

/**
 * Notes what is published. That of the sync before stays: should the build end before Gatsby has written its state, the next
 * one syncs from that token again.
 *
 * @param before the token that this sync began with, undefined for a first sync.
 */
export const noteKnown = (known: Known, before?: string): void => {
  const kept = readNotes().filter(({ token }) => token === before && token !== known.token);
  mkdirSync(dirname(noteFile), { recursive: true });
  writeFileSync(noteFile, JSON.stringify([known, ...kept]));
};
