import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../hosting/files/fileStamps';
import { siteSources } from '../../publishing/build/siteSources';

/** Everything that a build is made of besides content. */
const sources = [...siteSources, 'contentful/model', 'cli/support/preload', 'package-lock.json'];

/** Written by Gatsby itself while it builds. */
const generated = new Set([join('src', 'gatsby-types.d.ts')]);

const filesOf = (path: string): string[] => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return filesBelow(path).map((file) => join(path, file));
};

/** A hash of the sources and of the values given, the same as long as a build would come out the same. */
export const fingerprint = (
  values: readonly string[],
  paths: readonly string[] = sources,
): string => {
  const hash = createHash('sha256');
  for (const source of paths) {
    for (const file of filesOf(source).sort()) {
      if (!generated.has(file)) hash.update(file).update(readFileSync(file));
    }
  }
  for (const value of values) hash.update(`\n${value}`);
  return hash.digest('hex');
};
