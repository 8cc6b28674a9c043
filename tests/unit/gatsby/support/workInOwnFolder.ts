import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs the tests of a file in a folder of its own, which gets what they write, with the sources of the site. */
export const workInOwnFolder = (prefix: string): void => {
  const home = process.cwd();
  const folder = mkdtempSync(join(tmpdir(), `${prefix}-`));
  beforeAll(() => {
    symlinkSync(join(home, 'src'), join(folder, 'src'));
    process.chdir(folder);
  });
  afterAll(() => {
    process.chdir(home);
    rmSync(folder, { recursive: true });
  });
};
