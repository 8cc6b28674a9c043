import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readJson, writeAtomic } from 'static-site-publisher/files';
import { publishingFolder } from 'static-site-publisher/releases';
import { pathHistoryFile } from '../../redirects/slugChangeRedirects';
import { describeContent, type ContentSnapshot } from './contentSnapshot';

/** A snapshot with the path history that it names, which the release replaces. */
export type DescribedSnapshot = { snapshot: ContentSnapshot; pathHistory: string };

const fileOf = (siteFolder: string): string =>
  join(siteFolder, publishingFolder, 'content-snapshot.json');

const describe = (siteFolder: string): DescribedSnapshot | undefined => {
  const snapshot = describeContent(siteFolder);
  if (snapshot === undefined) return undefined;
  const history = join(siteFolder, pathHistoryFile);
  return { snapshot, pathHistory: existsSync(history) ? readFileSync(history, 'utf8') : '' };
};

/** Describes the content of the last build for its release, and keeps the description: the release changes the path history. */
export const describeForRelease = async (
  siteFolder: string,
): Promise<DescribedSnapshot | undefined> => {
  const described = describe(siteFolder);
  const file = fileOf(siteFolder);
  await mkdir(dirname(file), { recursive: true });
  await writeAtomic(file, JSON.stringify(described ?? null));
  return described;
};

/** The content of the last build, as its release names it if there is one. */
export const lastDescribed = async (siteFolder: string): Promise<DescribedSnapshot | undefined> => {
  const kept = await readJson<DescribedSnapshot | null>(fileOf(siteFolder));
  const now = describe(siteFolder);
  const isSame = kept && now && kept.snapshot.segments.join() === now.snapshot.segments.join();
  return isSame ? kept : now;
};
