import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readManifest, writeManifest } from '~/hosting/files/manifest';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manifest-'));
  file = join(folder, 'hosting', 'manifest.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the next build reads the manifest, if the version is the same', async () => {
  expect(await readManifest(file, '1')).toBeUndefined();
  await writeManifest(file, '1', { 'a.html': 'stamp' });
  expect(await readManifest(file, '1')).toEqual({ 'a.html': 'stamp' });
  expect(await readManifest(file, '2')).toBeUndefined();
});

test('a truncated manifest is ignored', async () => {
  await writeManifest(file, '1', { 'a.html': 'stamp' });
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, 20));
  expect(await readManifest(file, '1')).toBeUndefined();
});
