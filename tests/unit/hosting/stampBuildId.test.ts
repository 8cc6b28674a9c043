import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stampBuildId } from '~/hosting/files/stampBuildId';

let folder: string;
const fileOf = (name: string) => join(folder, 'public', 'page-data', name);
const write = (name: string, data: object) => writeFileSync(fileOf(name), JSON.stringify(data));
const read = (name: string) =>
  JSON.parse(readFileSync(fileOf(name), 'utf8')) as Record<string, unknown>;
const mark = () =>
  stampBuildId({
    publicFolder: join(folder, 'public'),
    manifestFile: join(folder, 'hosting', 'marked.json'),
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mark-'));
  for (const name of ['us/en/home', 'sq/d']) mkdirSync(fileOf(name), { recursive: true });
  write('app-data.json', { webpackCompilationHash: '0123' });
  write('sq/d/1.json', { data: 1 });
  write('us/en/home/page-data.json', { path: '/us/en/home', result: { data: { title: 'Home' } } });
});
afterEach(() => rmSync(folder, { recursive: true }));

test('page data contain the build id, and other files are unchanged', async () => {
  expect(await mark()).toBe(1);
  expect(read('us/en/home/page-data.json')).toEqual({
    path: '/us/en/home',
    result: { data: { title: 'Home' }, build: '0123' },
  });
  expect(read('sq/d/1.json')).toEqual({ data: 1 });
});

test('stamped files are not written again, files that Gatsby has written since are', async () => {
  await mark();
  const { mtimeMs } = statSync(fileOf('us/en/home/page-data.json'));
  expect(await mark()).toBe(0);
  expect(statSync(fileOf('us/en/home/page-data.json')).mtimeMs).toBe(mtimeMs);
  write('us/en/home/page-data.json', { path: '/us/en/home', result: { data: { title: 'New' } } });
  expect(await mark()).toBe(1);
  expect(read('us/en/home/page-data.json').result).toEqual({
    data: { title: 'New' },
    build: '0123',
  });
});

test('another build stamps all pages', async () => {
  await mark();
  write('app-data.json', { webpackCompilationHash: '4567' });
  expect(await mark()).toBe(1);
  expect(read('us/en/home/page-data.json').result).toMatchObject({ build: '4567' });
});

test('a thousand pages are stamped in worker processes', async () => {
  const names = Array.from({ length: 1_000 }, (_, index) => `us/en/${index}`);
  for (const name of names) {
    mkdirSync(fileOf(name));
    write(`${name}/page-data.json`, { path: name, result: {} });
  }
  expect(await mark()).toBe(1_001);
  for (const name of names) {
    expect(read(`${name}/page-data.json`)).toEqual({ path: name, result: { build: '0123' } });
  }
  expect(await mark()).toBe(0);
});
