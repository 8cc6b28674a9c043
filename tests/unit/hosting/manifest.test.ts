import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readManifest, writeManifest } from '../../../hosting/files/manifest';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifest-'));
  file = join(folder, 'hosting', 'manifest.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('what one build has written down the next one reads, if it works alike', async () => {
  expect(await readManifest(file, '1')).toBeUndefined();
  await writeManifest(file, '1', { 'a.html': 'stamp' });
  expect(await readManifest(file, '1')).toEqual({ 'a.html': 'stamp' });
  expect(await readManifest(file, '2')).toBeUndefined();
});

test('half a manifest, of a build that was ended, is none', async () => {
  await writeManifest(file, '1', { 'a.html': 'stamp' });
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, 20));
  expect(await readManifest(file, '1')).toBeUndefined();
});
