import { linkSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** Compiled modules and caches of tools, which name folders. */
const notLinked = new Set(['.cache']);

const linkFolder = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (notLinked.has(name)) continue;
    const [source, target] = [join(from, name), join(to, name)];
    const stats = lstatSync(source);
    // Those of workspaces are relative.
    if (stats.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (stats.isDirectory()) linkFolder(source, target);
    else linkSync(source, target);
  }
};

/**
 * Gives a working copy the packages of another one, by hard links: a link to the folder itself would change the paths that
 * bundles are named by.
 *
 * @throws Error with the code EXDEV if both are on different file systems.
 */
export const linkPackages = (from: string, to: string): void => {
  const workspaces = readdirSync(join(from, 'packages')).map((name) => join('packages', name));
  for (const folder of ['.', ...workspaces]) {
    const source = join(from, folder, 'node_modules');
    if (lstatSync(source, { throwIfNoEntry: false })?.isDirectory())
      linkFolder(source, join(to, folder, 'node_modules'));
  }
};
