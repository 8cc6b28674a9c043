import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The published entities at the time of a sync token. */
export type Known = {
  token: string;
  /** Types and ids of entries and assets. */
  ids: string[];
  /** What countries and languages lead to, by id (localePath.ts). */
  paths: Readonly<Record<string, string>>;
  /** Number of times that unchanged entries have been refetched. */
  rereads: number;
};

/** In Gatsby's cache, so that both are deleted together. */
const knownFile = '.cache/contentful-known-entities.json';

const readAll = (): Known[] =>
  existsSync(knownFile) ? (JSON.parse(readFileSync(knownFile, 'utf8')) as Known[]) : [];

/** The published entities at the time of a sync token; undefined for an unknown token. */
export const readKnown = (token: string): Known | undefined =>
  readAll().find((known) => known.token === token);

/** The sync token of the last build; undefined without one. */
export const readLastToken = (): string | undefined => readAll()[0]?.token;

/**
 * Stores the published entities of a sync. Keeps those of the previous sync: if the build is interrupted before Gatsby
 * saves its state, the next one syncs from the previous token again.
 *
 * @param before the token that this sync started from; undefined for an initial sync.
 */
export const writeKnown = (known: Known, before?: string): void => {
  const kept = readAll().filter(({ token }) => token === before && token !== known.token);
  mkdirSync(dirname(knownFile), { recursive: true });
  writeFileSync(knownFile, JSON.stringify([known, ...kept]));
};
