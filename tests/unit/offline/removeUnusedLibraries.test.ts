import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { removeUnusedLibraries } from '~/offline/removeUnusedLibraries';

/** Of Workbox itself, as gatsby-plugin-offline finds it. */
const buildOf = (library: string): string =>
  dirname(
    createRequire(createRequire(__filename).resolve('gatsby-plugin-offline/package.json')).resolve(
      library,
    ),
  );

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'libraries-'));
  for (const library of ['workbox-sw', 'workbox-core', 'workbox-google-analytics']) {
    cpSync(buildOf(library), join(folder, 'workbox-v4.3.1'), { recursive: true });
  }
  writeFileSync(join(folder, 'sw.js'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('only the libraries that a worker imports are published', async () => {
  await removeUnusedLibraries(folder);
  expect(readdirSync(folder)).toEqual(['sw.js', 'workbox-v4.3.1']);
  expect(readdirSync(join(folder, 'workbox-v4.3.1')).sort()).toEqual([
    'workbox-core.prod.js',
    'workbox-sw.js',
  ]);
});
