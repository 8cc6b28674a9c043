import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Installs the packages of a folder with a `package.json` of its own, once. For packages that a single test runs, so that
 * `npm ci` of the site does not install them.
 */
export const installPackages = (folder: string): void => {
  // npm writes this file at the end of an installation.
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return;
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
};
