import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeOldSlices } from '~/gatsby/post-build/removeOldSlices';

const folder = mkdtempSync(join(tmpdir(), 'slices-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('headers and footers of sites that are gone are removed, and nothing else', () => {
  const files = {
    'slice-data': ['header-us-en.json', 'footer-us-en.json', 'header-fr-fr.json', 'other.json'],
    '_gatsby/slices': ['header-us-en-1.html', 'footer-fr-fr-1.html', '_gatsby-scripts-1.html'],
  };
  for (const [name, names] of Object.entries(files)) {
    mkdirSync(join(folder, name), { recursive: true });
    for (const file of names) writeFileSync(join(folder, name, file), '');
  }
  removeOldSlices(folder, [{ id: 'us/en' }]);
  expect(readdirSync(join(folder, 'slice-data')).sort()).toEqual([
    'footer-us-en.json',
    'header-us-en.json',
    'other.json',
  ]);
  expect(readdirSync(join(folder, '_gatsby/slices')).sort()).toEqual([
    '_gatsby-scripts-1.html',
    'header-us-en-1.html',
  ]);
});

test('a folder without slices is left as it is', () => {
  expect(() => removeOldSlices(join(folder, 'none'), [])).not.toThrow();
});
