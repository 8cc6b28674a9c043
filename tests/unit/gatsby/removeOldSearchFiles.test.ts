import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeOldSearchFiles } from '~/gatsby/search/removeOldSearchFiles';
import {
  createIndexAndStore,
  maxUnsplitPages,
  type SearchFileContents,
} from '~/search-index/build/createIndexAndStore';
import { manyServices, service } from '../search-index/support/services';

const folder = mkdtempSync(join(tmpdir(), 'old-pairs-'));
const files = join(folder, 'search-index');
const slices = join(folder, 'slice-data');

beforeEach(() => {
  for (const name of [files, slices]) mkdirSync(name, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (pair: SearchFileContents): string[] =>
  [...pair.files].flatMap(([name, text]) =>
    ['', '.br', '.gz'].map((ending) => {
      writeFileSync(join(files, name + ending), text);
      return name + ending;
    }),
  );

const writeHeader = ({ index, store }: SearchFileContents): void =>
  writeFileSync(
    join(slices, 'header-us-en.json'),
    JSON.stringify({ index: `/search-index/${index}`, store: `/search-index/${store}` }),
  );

test('keeps what a header leads to, parts too, and removes what earlier builds had', async () => {
  const documents = manyServices(maxUnsplitPages + 1);
  write(
    createIndexAndStore('us-services', 'en', documents.with(3, service('s3', 'Before', '', ''))),
  );
  write(createIndexAndStore('us-insights', 'en', [service('old', 'Old', '', '')]));
  const pair = createIndexAndStore('us-services', 'en', documents);
  const wanted = write(pair);
  writeHeader(pair);
  await removeOldSearchFiles(folder);
  expect(readdirSync(files).sort()).toEqual(wanted.sort());
});

test('keeps the files of a small site', async () => {
  const pair = createIndexAndStore('us-services', 'en', [service('one', 'One', '', '')]);
  const wanted = write(pair);
  writeHeader(pair);
  await removeOldSearchFiles(folder);
  expect(readdirSync(files).sort()).toEqual(wanted.sort());
});

test('does nothing where there are no search files', async () => {
  rmSync(files, { recursive: true });
  await expect(removeOldSearchFiles(folder)).resolves.toBeUndefined();
});
