import { readJson } from '../files/readJson';
import { writeAtomic } from '../files/writeAtomic';
import type { EntryPages } from './entryPages';

/** A version of an entry that a release has brought live. */
export type ReleasedVersion = {
  publishedAt: string;
  /** When its first release was made; milliseconds since 1970. */
  since: number;
};

/** The last versions of each entry that were live, newest first, by entry id. */
export type EntryReleases = Readonly<Record<string, readonly ReleasedVersion[]>>;

/** As many as releases are usually kept, so that it answers after a rollback too. */
const keptVersions = 5;

/** To the second: a build may read other milliseconds of the same version. */
const isSameVersion = (a: string, b: string): boolean => a.slice(0, 19) === b.slice(0, 19);

/** Adds the versions that a release brings live. Deleted entries are removed. Pure. */
export const addRelease = (
  known: EntryReleases,
  { entries }: EntryPages,
  since: number,
): EntryReleases =>
  Object.fromEntries(
    Object.entries(entries).map(([id, { publishedAt }]) => {
      const versions = known[id] ?? [];
      const isKnown = versions.some((version) => isSameVersion(version.publishedAt, publishedAt));
      return [
        id,
        isKnown ? versions : [{ publishedAt, since }, ...versions].slice(0, keptVersions),
      ];
    }),
  );

/** When a version of an entry went live; undefined if that was before the first release that was recorded. */
export const liveSince = (
  releases: EntryReleases,
  id: string,
  publishedAt: string,
): number | undefined =>
  releases[id]?.find((version) => isSameVersion(version.publishedAt, publishedAt))?.since;

/** Records a release. Called again for the same release, it changes nothing. */
export const recordEntryReleases = async (
  file: string,
  entryPages: EntryPages,
  since: number,
): Promise<void> => {
  const known = (await readJson<EntryReleases>(file)) ?? {};
  await writeAtomic(file, JSON.stringify(addRelease(known, entryPages, since)));
};
