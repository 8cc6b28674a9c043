import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeOldPairs } from '../../../gatsby/search/removeOldPairs';
import { makePair, wholeUpTo, type Pair } from '../../../search-index/pairs/makePair';
import { manyServices, service } from '../search-index/support/services';

const folder = mkdtempSync(join(tmpdir(), 'old-pairs-'));
const files = join(folder, 'search-index');
const slices = join(folder, 'slice-data');

beforeEach(() => {
  for (const name of [files, slices]) mkdirSync(name, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (pair: Pair): string[] =>
  [...pair.files].flatMap(([name, text]) =>
    ['', '.br', '.gz'].map((ending) => {
      writeFileSync(join(files, name + ending), text);
      return name + ending;
    }),
  );

const writeHeader = ({ index, store }: Pair): void =>
  writeFileSync(
    join(slices, 'header-us-en.json'),
    JSON.stringify({ index: `/search-index/${index}`, store: `/search-index/${store}` }),
  );

test('keeps what a header leads to, parts too, and removes what earlier builds had', async () => {
  const documents = manyServices(wholeUpTo + 1);
  write(makePair('us-services', 'en', documents.with(3, service('s3', 'Before', '', ''))));
  write(makePair('us-insights', 'en', [service('old', 'Old', '', '')]));
  const pair = makePair('us-services', 'en', documents);
  const wanted = write(pair);
  writeHeader(pair);
  await removeOldPairs(folder);
  expect(readdirSync(files).sort()).toEqual(wanted.sort());
});

test('keeps the files of a small site', async () => {
  const pair = makePair('us-services', 'en', [service('one', 'One', '', '')]);
  const wanted = write(pair);
  writeHeader(pair);
  await removeOldPairs(folder);
  expect(readdirSync(files).sort()).toEqual(wanted.sort());
});

test('does nothing where there are no search files', async () => {
  rmSync(files, { recursive: true });
  await expect(removeOldPairs(folder)).resolves.toBeUndefined();
});
