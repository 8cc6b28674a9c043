import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { previewSources } from '~/publishing/preview/previewFolder';

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
  expect(previewSources).toEqual(expect.arrayContaining([file, ...folders]));
});
