import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { siteSources } from '../../publishing/build/siteSources';

/** Everything that a build is made of besides content. */
const sources = [...siteSources, 'contentful/model', 'package-lock.json'];

/** Written by Gatsby itself while it builds. */
const generated = new Set([join('src', 'gatsby-types.d.ts')]);

const filesBelow = async (path: string): Promise<string[]> => {
  if (!existsSync(path)) return [];
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
};

/** A hash of the sources and of the values given, the same as long as a build would come out the same. */
export const fingerprint = async (
  values: readonly string[],
  paths: readonly string[] = sources,
): Promise<string> => {
  const hash = createHash('sha256');
  for (const source of paths) {
    for (const file of (await filesBelow(source)).sort()) {
      if (!generated.has(file)) hash.update(file).update(await readFile(file));
    }
  }
  for (const value of values) hash.update(`\n${value}`);
  return hash.digest('hex');
};
