import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hasDryRuns } from '~/publishing/dryRun';
import { linkModules } from '~/publishing/linkModules';

const site = mkdtempSync(join(tmpdir(), 'link-modules-'));
const copy = join(site, 'copy');
afterAll(() => rmSync(site, { recursive: true, force: true }));

const inModules = (folder: string, file = ''): string => join(folder, 'node_modules', file);
const write = (file: string, text: string): void => {
  const path = inModules(site, file);
  mkdirSync(dirname(path), { recursive: true });
  // As npm does: a new file takes the place of the old one.
  rmSync(path, { force: true });
  writeFileSync(path, text);
};

test('a copy of the project has packages of its own, which take no space and follow an installation', async () => {
  write('.package-lock.json', '1');
  write('react/index.js', 'one');
  write('.cache/babel-loader/a.json', '{}');
  mkdirSync(join(site, 'packages/one/node_modules'), { recursive: true });
  writeFileSync(join(site, 'packages/one/node_modules/nested.js'), 'nested');
  mkdirSync(inModules(site, '.bin'));
  symlinkSync('../react/index.js', inModules(site, '.bin/react'));
  mkdirSync(copy);
  // As left by an older version of this site.
  symlinkSync(inModules(site), inModules(copy));
  await linkModules(site, copy);
  expect(lstatSync(inModules(copy)).isDirectory()).toBe(true);
  const inode = (folder: string): number => statSync(inModules(folder, 'react/index.js')).ino;
  expect(inode(copy)).toBe(inode(site));
  expect(readlinkSync(inModules(copy, '.bin/react'))).toBe('../react/index.js');
  expect(readFileSync(join(copy, 'packages/one/node_modules/nested.js'), 'utf8')).toBe('nested');
  // Tools write their caches in place.
  expect(() => lstatSync(inModules(copy, '.cache'))).toThrow('ENOENT');

  const folder = statSync(inModules(copy)).ino;
  await linkModules(site, copy);
  expect(statSync(inModules(copy)).ino).toBe(folder);

  write('.package-lock.json', '2');
  write('react/index.js', 'two');
  rmSync(inModules(site, '.bin'), { recursive: true });
  await linkModules(site, copy);
  expect(readFileSync(inModules(copy, 'react/index.js'), 'utf8')).toBe('two');
  expect(() => lstatSync(inModules(copy, '.bin'))).toThrow('ENOENT');
});

test('dry runs are on unless they are switched off or nothing can read drafts', () => {
  const space = { CONTENTFUL_SPACE_ID: 'space' };
  expect(hasDryRuns({})).toBe(true);
  expect(hasDryRuns({ PUBLISH_DRY_RUNS: '0' })).toBe(false);
  expect(hasDryRuns(space)).toBe(false);
  expect(hasDryRuns({ ...space, CONTENTFUL_PREVIEW_TOKEN: 'token' })).toBe(true);
});
