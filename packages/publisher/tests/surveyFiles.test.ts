import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { surveyFiles, type FileSurvey } from '../src/releases/surveyFiles';

let folder: string;
let site: string;
let manifest: string;
let survey: FileSurvey;

const write = (name: string, text: string): void => writeFileSync(join(site, name), text);
/** The files that a release would copy; it is made of them. */
const copied = async (): Promise<string[]> => {
  const { present, touched } = await survey.compare(manifest);
  // Releases share the manifest by hard links, and replace it.
  writeFileSync(`${manifest}.next`, JSON.stringify(present));
  renameSync(`${manifest}.next`, manifest);
  survey.keep(manifest, present);
  return touched.map(({ file }) => file).sort();
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'survey-'));
  site = join(folder, 'public');
  manifest = join(folder, 'manifest.json');
  mkdirSync(join(site, 'a b'), { recursive: true });
  ['index.html', 'tab\tname', 'line\nname', 'a b/ü.txt'].forEach((name) => write(name, 'one'));
  survey = surveyFiles(site);
  expect(await copied()).toHaveLength(4);
  expect(await copied()).toEqual([]);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('finds each file that is written, although it keeps its size and its time', async () => {
  const { atime, mtime } = statSync(join(site, 'index.html'));
  write('index.html', 'two');
  utimesSync(join(site, 'index.html'), atime, mtime);
  write('line\nname', 'two');
  write('a b/ü.txt', 'two');
  write('new', 'new');
  expect(await copied()).toEqual(['a b/ü.txt', 'index.html', 'line\nname', 'new']);
  expect(await copied()).toEqual([]);
});

it('finds files that are gone, and that come back', async () => {
  const text = readFileSync(join(site, 'index.html'));
  rmSync(join(site, 'index.html'));
  await copied();
  const { present } = await survey.compare(manifest);
  expect(Object.keys(present).sort()).toEqual(['a b/ü.txt', 'line\nname', 'tab\tname']);
  writeFileSync(join(site, 'index.html'), text);
  expect(await copied()).toEqual(['index.html']);
});

it('finds in the next survey what is written after this one has begun', async () => {
  survey.begin();
  await wait(200);
  write('index.html', 'late');
  await copied();
  expect(await copied()).toEqual(['index.html']);
});

it('lists the files again where a run that began has made no release', async () => {
  survey.begin();
  await wait(200);
  write('index.html', 'of the next run');
  survey.begin();
  expect(await copied()).toEqual(['index.html']);
});

it('compares with the manifest where another release became the current one', async () => {
  const earlier = JSON.stringify({ gone: { source: 'x' } });
  writeFileSync(join(folder, 'other'), earlier);
  rmSync(manifest);
  linkSync(join(folder, 'other'), manifest);
  const surveyed = await survey.compare(manifest);
  expect(surveyed.earlier).toEqual({ gone: { source: 'x' } });
  expect(surveyed.touched).toHaveLength(4);
});

it('does not keep what was made of a comparison that led to no release', async () => {
  write('index.html', 'two');
  await survey.compare(manifest);
  expect(await copied()).toEqual(['index.html']);
});
