import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What builds make, and what they do not read. */
const notCopied = new Set([
  'node_modules',
  '.git',
  '.cache',
  'public',
  '.space',
  '.hosting',
  '.publishing',
  '.preview',
  'docs',
  'tests',
  'test-results',
  'bench',
  '.env',
]);

/**
 * Copies the sources into a folder of their own, since Gatsby's cache and output lie beside them. What an earlier build
 * left in the folder stays, so that it may be built again from there.
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
