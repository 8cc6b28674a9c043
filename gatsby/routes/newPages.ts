import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Routes } from './types';

const file = '.cache/new-pages.json';

/** Stores the paths of the pages that the last build did not have, for plugins, whose module instances are separate. */
export const writeNewPages = async (
  { pages }: Routes,
  earlier: Routes | undefined,
): Promise<void> => {
  const known = new Set(earlier?.pages.map(({ path }) => path));
  const added = pages.filter(({ path }) => !known.has(path)).map(({ path }) => path);
  await writeFile(file, JSON.stringify(added));
};

/** The paths of the pages that the last build did not have. */
export const readNewPages = (): ReadonlySet<string> =>
  new Set(JSON.parse(readFileSync(file, 'utf8')) as string[]);
