import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runAccelerated } from './support/runAccelerated';

const folder = mkdtempSync(join(tmpdir(), 'slices-'));
afterAll(() => rmSync(folder, { recursive: true }));

const empty = '<slice-start id="header-1"></slice-start><slice-end id="header-1"></slice-end>';

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
};
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

it('does not inline slices, except in the app shell page of gatsby-plugin-offline', () => {
  write('_gatsby/slices/header-1.html', '<header>');
  write('page/index.html', empty);
  write('offline-plugin-app-shell-fallback/index.html', empty);
  runAccelerated(
    `const { stitchSliceForAPage } = requireIn('gatsby/dist/commands/build-html.js', '../utils/slices/stitching');
     const publicDir = ${JSON.stringify(folder)};
     const stitch = (pagePath) => stitchSliceForAPage({ pagePath, publicDir });
     stitch('/page/').then(() => stitch('/offline-plugin-app-shell-fallback/'));`,
  );
  expect(read('page/index.html')).toBe(empty);
  expect(read('offline-plugin-app-shell-fallback/index.html')).toContain('<header>');
});
