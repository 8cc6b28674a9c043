import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { isFilled, isRecord } from '../../contentful/model/checks/values';
import { findContentType } from '../../contentful/model/contentTypes';
import type { Entity } from './entity';
import { replaceFile } from './replaceFile';

/** A locale of the space. */
export type SpaceLocale = { code: string; fallbackCode: string | null; default: boolean };

/** The content of an entry in one locale, and the ISO time of the publication that brought it. */
type LocaleState = { hash: string; at: string };
export type EntryState = Readonly<Record<string, LocaleState>>;

/** By entry id. Contentful has one time of change for each entry, also where one locale alone is published. */
export type ModifiedTimes = Readonly<Record<string, EntryState>>;

/** Outside of Gatsby's cache: when a locale has changed cannot be found out later. */
export const modifiedTimesFile = '.space/modified-times.json';

const readTimes = (file = modifiedTimesFile): ModifiedTimes =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ModifiedTimes) : {};

const hashOf = (value: unknown): string =>
  createHash('sha1').update(JSON.stringify(value)).digest('base64url').slice(0, 12);

/** A locale and its fallbacks, in order. */
const chainOf = (
  code: string,
  locales: readonly SpaceLocale[],
  before: readonly string[] = [],
): string[] => {
  const chain = [...before, code];
  const next = locales.find((locale) => locale.code === code)?.fallbackCode;
  return next && !chain.includes(next) ? chainOf(next, locales, chain) : chain;
};

/** What an entry shows in a locale: of each field the first value of the chain; of one that is not localised, its only one. */
const shownIn = (
  chain: readonly string[],
  defaultCode: string,
  contentTypeId: string,
  fields: Readonly<Record<string, unknown>>,
): unknown =>
  Object.entries(findContentType(contentTypeId)?.fields ?? {}).map(([id, { localized }]) => {
    const values = fields[id];
    if (!isRecord(values)) return null;
    const code = localized ? chain.find((each) => isFilled(values[each])) : defaultCode;
    return code === undefined ? null : values[code];
  });

/** The times of an entry after a publication: a locale keeps its time as long as it shows the same. Pure. */
export const addModified = (
  before: EntryState | undefined,
  { sys, fields = {} }: Entity,
  locales: readonly SpaceLocale[],
): EntryState => {
  const defaultCode = locales.find((locale) => locale.default)?.code ?? '';
  const values = fields;
  return Object.fromEntries(
    locales.map(({ code }): [string, LocaleState] => {
      const chain = chainOf(code, locales);
      const hash = hashOf(shownIn(chain, defaultCode, sys.contentType?.sys.id ?? '', values));
      const known = before?.[code];
      return [code, known?.hash === hash ? known : { hash, at: sys.updatedAt }];
    }),
  );
};

export type ModifiedRecorder = {
  add: (item: Entity) => void;
  remove: (id: string) => void;
  /** Writes the times, and returns them. */
  end: (locales: readonly SpaceLocale[]) => ModifiedTimes;
};

/**
 * Records the publications of a sync.
 *
 * @param isInitial whether the sync is of the whole space, so that what it lacks is gone.
 */
export const recordModified = (isInitial: boolean): ModifiedRecorder => {
  const added = new Map<string, Entity>();
  const removed = new Set<string>();
  return {
    add: (item) => {
      added.set(item.sys.id, item);
      removed.delete(item.sys.id);
    },
    remove: (id) => {
      added.delete(id);
      removed.add(id);
    },
    end: (locales) => {
      // A build in a folder of its own, such as a dry run, continues the times of the site.
      const known = readTimes(process.env.MODIFIED_TIMES_FROM);
      const kept = isInitial ? [] : Object.entries(known).filter(([id]) => !removed.has(id));
      const next = Object.fromEntries(kept);
      for (const [id, item] of added) next[id] = addModified(known[id], item, locales);
      replaceFile(modifiedTimesFile, JSON.stringify(next));
      return next;
    },
  };
};

let read: { version: number; times: ModifiedTimes } | undefined;

/** When an entry changed last in a locale; undefined if that is not recorded. Reads the file again after each sync. */
export const modifiedIn = (entryId: string, locale: string): string | undefined => {
  const version = statSync(modifiedTimesFile, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (read?.version !== version) read = { version, times: readTimes() };
  return read.times[entryId]?.[locale]?.at;
};
