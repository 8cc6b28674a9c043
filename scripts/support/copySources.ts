import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { modulesStamp } from '../../publishing/linkModules';

/** Build output, and files that a build does not read. */
const notCopied = new Set([
  'node_modules',
  modulesStamp,
  '.git',
  '.cache',
  'public',
  '.space',
  '.hosting',
  '.publishing',
  '.build-state',
  '.preview',
  '.dry-run',
  'docs',
  'tests',
  'test-results',
  'bench',
  '.env',
]);

/**
 * Copies the sources to another folder, because Gatsby writes its cache and output beside the sources. Keeps the cache and
 * output of an earlier build in that folder, so that the next build is incremental.
 */
export const copySources = (folder: string): void => {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!notCopied.has(name)) rmSync(join(folder, name), { recursive: true });
  }
  for (const name of readdirSync('.')) {
    if (!notCopied.has(name)) cpSync(name, join(folder, name), { recursive: true });
  }
  const packages = join(folder, 'node_modules');
  if (!existsSync(packages)) symlinkSync(resolve('node_modules'), packages);
};
