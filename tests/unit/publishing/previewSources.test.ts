import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSources } from '~/publishing/copySite';

const root = join(__dirname, '../../..');
const entryPoints = ['gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx', 'gatsby-ssr.tsx'];

/** The folders that a file imports from, as in `from './gatsby/settings/readSettings'`. */
const foldersOf = (file: string): string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/from '\.\/([\w-]+)\//g)].map(
    ([, folder = '']) => folder,
  );

it.each(entryPoints)('gives the preview all that %s imports', (file) => {
  const folders = foldersOf(file);
  expect(folders).not.toHaveLength(0);
  expect(buildSources).toEqual(expect.arrayContaining([file, ...folders]));
});
