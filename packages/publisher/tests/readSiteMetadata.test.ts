import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSiteMetadata } from '../src/checks/readSiteMetadata';

const folder = mkdtempSync(join(tmpdir(), 'site-facts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const metadataFile = join(folder, 'facts.json');
const write = (page: string, id: string): void => {
  mkdirSync(join(folder, page), { recursive: true });
  writeFileSync(join(folder, page, 'index.html'), `<main id="${id}"></main>`);
};
const readIds = async (): Promise<unknown> => {
  const { metadata, missing } = await readSiteMetadata(folder, ['/a', '/b', '/c'], metadataFile);
  return [[...metadata].map(([path, { ids }]) => [path, ...ids]), missing];
};

test('only pages that hold something else are parsed again', async () => {
  write('a', 'one');
  write('b', 'two');
  expect(await readIds()).toEqual([
    [
      ['/a', 'one'],
      ['/b', 'two'],
    ],
    ['/c'],
  ]);
  // This distinguishes what is remembered from what is read.
  const known = readFileSync(metadataFile, 'utf8');
  writeFileSync(metadataFile, known.replace('"one"', '"known 1"').replace('"two"', '"known 2"'));
  write('a', 'one');
  write('b', 'too');
  expect(await readIds()).toEqual([
    [
      ['/a', 'known 1'],
      ['/b', 'too'],
    ],
    ['/c'],
  ]);
  writeFileSync(metadataFile, known.slice(0, -9));
  expect(await readIds()).toEqual([
    [
      ['/a', 'one'],
      ['/b', 'too'],
    ],
    ['/c'],
  ]);
});

test('a page of which only the head has changed is not parsed again', async () => {
  const file = join(folder, 'a/index.html');
  const page = (title: string, id: string) =>
    `<html><head><title id="no-target">${title}</title></head><body><main id="${id}"></main></body></html>`;
  writeFileSync(file, page('Old', 'one'));
  await readIds();
  const known = readFileSync(metadataFile, 'utf8');
  writeFileSync(metadataFile, known.replace('"one"', '"known"'));
  writeFileSync(file, page('New', 'one'));
  expect(await readIds()).toMatchObject([
    [
      ['/a', 'known'],
      ['/b', 'too'],
    ],
    ['/c'],
  ]);
  writeFileSync(file, page('New', 'other'));
  expect(await readIds()).toMatchObject([
    [
      ['/a', 'other'],
      ['/b', 'too'],
    ],
    ['/c'],
  ]);
});

test('ids beyond ASCII are read as they are written', async () => {
  write('a', 'données-и-数据');
  const { metadata } = await readSiteMetadata(folder, ['/a']);
  expect(metadata.get('/a')?.ids).toEqual(['données-и-数据']);
});
