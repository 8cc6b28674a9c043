import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeOldSlices } from '~/gatsby/post-build/removeOldSlices';

const folder = mkdtempSync(join(tmpdir(), 'slices-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the data of headers and footers of sites that are gone are removed, and nothing else', () => {
  mkdirSync(join(folder, 'slice-data'));
  for (const file of ['header-us-en', 'footer-us-en', 'header-fr-fr', 'footer-fr-fr', 'other'])
    writeFileSync(join(folder, 'slice-data', `${file}.json`), '');
  removeOldSlices(folder, [{ id: 'us/en' }]);
  expect(readdirSync(join(folder, 'slice-data')).sort()).toEqual([
    'footer-us-en.json',
    'header-us-en.json',
    'other.json',
  ]);
});

test('a folder without slices is left as it is', () => {
  expect(() => removeOldSlices(join(folder, 'none'), [])).not.toThrow();
});
