import { join } from 'node:path';
import { readJson } from '../files/readJson';
import { currentRelease } from '../releases/listReleases';
import { releaseFiles } from '../releases/releaseFolder';
import type { EntryPages } from './entryPages';

/** The file in each release that a build's `entryPages` becomes. */
export const entryPagesName = 'entry-pages.json';

/** Reads where the current release shows its entries; once for each release. Undefined without a release, or without the file. */
export const entryPagesReader = (
  releasesFolder: string,
): (() => Promise<EntryPages | undefined>) => {
  let known: { release: string; pages: Promise<EntryPages | undefined> } | undefined;
  return () => {
    const release = currentRelease(releasesFolder);
    if (release === undefined) return Promise.resolve(undefined);
    if (known?.release !== release) {
      const file = join(releaseFiles(releasesFolder, release).folder, entryPagesName);
      known = { release, pages: readJson<EntryPages>(file) };
    }
    return known.pages;
  };
};
