import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A folder with files of packages, by their names below `node_modules`. */
export const makeFakePackages = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'fake-gatsby-'));
  for (const [name, source] of Object.entries(files)) {
    const file = join(folder, 'node_modules', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
  }
  return folder;
};

export const preloadsFolder = resolve('cli/support/preload');

/** Runs one of the files with a preload; the lines it prints. Throws where it fails. */
export const runFake = (
  folder: string,
  file: string,
  preload: string,
  env: NodeJS.ProcessEnv = {},
): string[] =>
  execFileSync(
    process.execPath,
    ['--import', pathToFileURL(preload).href, join(folder, 'node_modules', file)],
    { cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH, ...env } },
  )
    .trim()
    .split('\n');
