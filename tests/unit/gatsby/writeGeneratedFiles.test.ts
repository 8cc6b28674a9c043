import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeGeneratedFiles } from '~/gatsby/records/writeGeneratedFiles';

const folder = mkdtempSync(join(tmpdir(), 'own-files-'));
const list = join(folder, '.list/files.txt');
const write = (files: Record<string, string>) =>
  writeGeneratedFiles(folder, new Map(Object.entries(files)), list);
afterAll(() => rmSync(folder, { recursive: true }));

test('files of our own are written where they changed, and removed when they are no more', async () => {
  writeFileSync(join(folder, 'theirs.xml'), 'theirs');
  await write({ 'a.xml': 'a', 'be/fr/b.atom': 'b' });
  const { mtimeMs } = statSync(join(folder, 'a.xml'));
  await write({ 'a.xml': 'a', 'c.xml': 'c' });
  expect(statSync(join(folder, 'a.xml')).mtimeMs).toBe(mtimeMs);
  expect(readFileSync(join(folder, 'c.xml'), 'utf8')).toBe('c');
  expect(existsSync(join(folder, 'be/fr/b.atom'))).toBe(false);
  expect(readFileSync(join(folder, 'theirs.xml'), 'utf8')).toBe('theirs');
});
