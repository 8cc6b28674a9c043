import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { currentRelease, listReleases } from '../src/releases/listReleases';
import { makeRelease } from '../src/releases/makeRelease';
import { pruneReleases } from '../src/releases/pruneReleases';
import { releaseWith } from '../src/releaseStep';
import { releaseFiles, releaseId } from '../src/releases/releaseFolder';
import { rollBack } from '../src/releases/rollBack';
import { cloneToStaging } from '../src/releases/cloneToStaging';
import { stagingName } from '../src/releases/stagingName';
import { surveyFiles, type FileSurvey } from '../src/releases/surveyFiles';
import { switchRelease } from '../src/releases/switchRelease';

const script = 'app-0123456789abcdef0123.js';
const hour = 3600_000;
let siteFolder: string;
let releasesFolder: string;

const write = (file: string, text: string): void => {
  const path = join(siteFolder, 'public', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
const idOf = (number: number): string => releaseId(number, number * hour);
const inodeOf = (number: number, file: string): number =>
  statSync(join(releaseFiles(releasesFolder, idOf(number)).site, file)).ino;
const read = (number: number, file: string): string =>
  readFileSync(join(releaseFiles(releasesFolder, idOf(number)).site, file), 'utf8');
let isBegunAhead = false;
/** Of a publisher that goes on. */
let survey: FileSurvey | undefined;
const make = async (number: number) => {
  if (isBegunAhead) await cloneToStaging(releasesFolder, currentRelease(releasesFolder));
  const previous = currentRelease(releasesFolder);
  const metadata = { id: idOf(number), createdAt: number * hour, pageCount: 1 };
  return makeRelease({
    siteFolder,
    releasesFolder,
    metadata,
    previous,
    keepGoneFor: 2 * hour,
    extraFiles: { nginx: '.hosting/nginx', 'report.json': 'report.json' },
    survey,
  });
};
const release = async (number: number) => {
  const made = await make(number);
  switchRelease(releasesFolder, idOf(number));
  return made;
};

beforeEach(() => {
  siteFolder = mkdtempSync(join(tmpdir(), 'releases-'));
  releasesFolder = join(siteFolder, '.publishing/releases');
  mkdirSync(releasesFolder, { recursive: true });
  write('index.html', 'one');
  write('page/index.html', 'page');
  write(script, 'script');
  write(`${script}.br`, 'script, compressed');
  mkdirSync(join(siteFolder, '.hosting/nginx'), { recursive: true });
  writeFileSync(join(siteFolder, '.hosting/nginx/server.conf'), '# one');
});
afterEach(() => rmSync(siteFolder, { recursive: true }));

const { PATH } = process.env;

describe.each([
  ['made at once', { isAhead: false, goesOn: false, path: PATH }],
  ['begun ahead', { isAhead: true, goesOn: false, path: PATH }],
  ['of a publisher that goes on', { isAhead: true, goesOn: true, path: PATH }],
  ['where GNU find is missing', { isAhead: true, goesOn: true, path: '' }],
])('a release %s', (_name, { isAhead, goesOn, path }) => {
  beforeEach(() => {
    isBegunAhead = isAhead;
    survey = goesOn ? surveyFiles(join(siteFolder, 'public')) : undefined;
    process.env.PATH = path;
  });
  afterEach(() => {
    isBegunAhead = false;
    survey = undefined;
    process.env.PATH = PATH;
  });

  it('never changes, however a later build writes into its files', async () => {
    await release(1);
    const file = join(siteFolder, 'public/index.html');
    writeFileSync(file, 'written over');
    appendFileSync(join(siteFolder, 'public/page/index.html'), ' and more');
    truncateSync(join(siteFolder, 'public', script), 2);
    expect(await release(2)).toEqual({ copied: 3, shared: 1, carried: 0 });
    writeFileSync(file, 'and again');
    rmSync(join(siteFolder, 'public/page'), { recursive: true });
    await release(3);

    expect([1, 2, 3].map((number) => read(number, 'index.html'))).toEqual([
      'one',
      'written over',
      'and again',
    ]);
    expect(read(1, 'page/index.html')).toBe('page');
    expect(read(2, 'page/index.html')).toBe('page and more');
    expect(existsSync(join(releaseFiles(releasesFolder, idOf(3)).site, 'page'))).toBe(false);
    expect([1, 2].map((number) => read(number, script))).toEqual(['script', 'sc']);
  });

  it('shares what has not changed with the one before, and never with the build', async () => {
    await release(1);
    expect(await release(2)).toEqual({ copied: 0, shared: 4, carried: 0 });
    expect(inodeOf(1, script)).toBe(inodeOf(2, script));
    expect(inodeOf(1, script)).not.toBe(statSync(join(siteFolder, 'public', script)).ino);
    expect(statSync(join(releaseFiles(releasesFolder, idOf(1)).site, script)).mtimeMs).toBeCloseTo(
      statSync(join(siteFolder, 'public', script)).mtimeMs,
      -1,
    );
  });

  it('shares a file that the build has written again as it was', async () => {
    await release(1);
    write('page/index.html', 'page');
    write('index.html', 'two');
    expect(await release(2)).toEqual({ copied: 1, shared: 3, carried: 0 });
    expect(inodeOf(2, 'page/index.html')).toBe(inodeOf(1, 'page/index.html'));
    appendFileSync(join(siteFolder, 'public/page/index.html'), ' and more');
    expect(await release(3)).toEqual({ copied: 1, shared: 3, carried: 0 });
    expect([1, 2, 3].map((number) => read(number, 'page/index.html'))).toEqual([
      'page',
      'page',
      'page and more',
    ]);
  });

  it('has a folder where there was a file, and a file where there was a folder', async () => {
    write('was-file', 'file');
    write('was-folder/deep/index.html', 'folder');
    await release(1);
    rmSync(join(siteFolder, 'public/was-file'));
    rmSync(join(siteFolder, 'public/was-folder'), { recursive: true });
    write('was-file/index.html', 'a folder now');
    write('was-folder', 'a file now');
    await release(2);
    expect(read(2, 'was-file/index.html')).toBe('a folder now');
    expect(read(2, 'was-folder')).toBe('a file now');
    expect(read(1, 'was-file')).toBe('file');
    expect(read(1, 'was-folder/deep/index.html')).toBe('folder');
  });

  it('holds what a web server includes, of the same build', async () => {
    await release(1);
    writeFileSync(join(siteFolder, '.hosting/nginx/server.conf'), '# two');
    await release(2);
    const conf = (number: number) =>
      readFileSync(
        join(releaseFiles(releasesFolder, idOf(number)).folder, 'nginx/server.conf'),
        'utf8',
      );
    expect([conf(1), conf(2)]).toEqual(['# one', '# two']);
  });

  it('keeps hashed files that the build has dropped, compressed ones too, for as long as configured', async () => {
    await release(1);
    rmSync(join(siteFolder, 'public', script));
    rmSync(join(siteFolder, 'public', `${script}.br`));
    rmSync(join(siteFolder, 'public/page'), { recursive: true });
    expect(await release(2)).toEqual({ copied: 0, shared: 1, carried: 2 });
    expect(read(2, script)).toBe('script');
    expect(await release(4)).toMatchObject({ carried: 2 });
    expect(await release(5)).toMatchObject({ carried: 0 });
    expect(existsSync(join(releaseFiles(releasesFolder, idOf(5)).site, script))).toBe(false);
  });

  it('is made again from the start where a former attempt was stopped half-way', async () => {
    await release(1);
    const half = join(releasesFolder, '.staging/site');
    mkdirSync(half, { recursive: true });
    writeFileSync(join(half, 'left-over.html'), 'half');
    await release(2);
    expect(existsSync(join(releaseFiles(releasesFolder, idOf(2)).site, 'left-over.html'))).toBe(
      false,
    );
    expect(read(2, 'index.html')).toBe('one');
  });

  it('that has its name but is not switched to yet is not made twice', async () => {
    await release(1);
    await make(2);
    expect(currentRelease(releasesFolder)).toBe(idOf(1));
    expect(await release(2)).toEqual({ copied: 0, shared: 0, carried: 0 });
    expect(currentRelease(releasesFolder)).toBe(idOf(2));
  });
});

describe('the copy that a release begins as', () => {
  const staging = () => releaseFiles(releasesFolder, stagingName);
  /** A file that only this copy has: a release that has it began as this one. */
  const mark = () => writeFileSync(join(staging().site, 'mark'), '');
  const isMarked = (number: number): boolean =>
    existsSync(join(releaseFiles(releasesFolder, idOf(number)).site, 'mark'));

  it('becomes that release', async () => {
    await release(1);
    await cloneToStaging(releasesFolder, idOf(1));
    mark();
    await cloneToStaging(releasesFolder, idOf(1));
    write('index.html', 'two');
    expect(await release(2)).toEqual({ copied: 1, shared: 3, carried: 0 });
    expect(isMarked(2)).toBe(true);
    expect(inodeOf(2, script)).toBe(inodeOf(1, script));
    expect(existsSync(staging().folder)).toBe(false);
  });

  it('is thrown away where it is one of another release', async () => {
    await release(1);
    write('second.html', 'second');
    await release(2);
    await cloneToStaging(releasesFolder, idOf(2));
    mark();
    rollBack(releasesFolder);
    rmSync(join(siteFolder, 'public/second.html'));
    expect(await release(3)).toEqual({ copied: 0, shared: 4, carried: 0 });
    expect(isMarked(3)).toBe(false);
    expect(existsSync(join(releaseFiles(releasesFolder, idOf(3)).site, 'second.html'))).toBe(false);
  });

  it('is thrown away where hashed files were lent to its release since', async () => {
    const lent = 'app-ffffffffffffffffffff.js';
    await release(1);
    await cloneToStaging(releasesFolder, idOf(1));
    write(lent, 'lent');
    // As if the second release had been made elsewhere.
    renameSync(staging().folder, join(releasesFolder, 'aside'));
    await release(2);
    rollBack(releasesFolder);
    renameSync(join(releasesFolder, 'aside'), staging().folder);
    rmSync(join(siteFolder, 'public', lent));
    expect(await release(3)).toEqual({ copied: 0, shared: 4, carried: 1 });
    expect(read(3, lent)).toBe('lent');
  });

  it('is thrown away where it is not whole, whatever it says', async () => {
    await release(1);
    await cloneToStaging(releasesFolder, idOf(1));
    rmSync(join(staging().site, 'page'), { recursive: true });
    const says = readFileSync(staging().manifest);
    rmSync(staging().manifest);
    writeFileSync(staging().manifest, says);
    await release(2);
    expect(read(2, 'page/index.html')).toBe('page');
  });

  it('leaves nothing where it cannot be made', async () => {
    await release(1);
    rmSync(join(releaseFiles(releasesFolder, idOf(1)).site, 'page'), { recursive: true });
    await expect(cloneToStaging(releasesFolder, idOf(1))).rejects.toThrow('ENOENT');
    expect(existsSync(staging().folder)).toBe(false);
  });

  it('is waited for by the release that needs it', async () => {
    for (let index = 0; index < 2000; index += 1) write(`many/${index}/index.html`, `${index}`);
    await release(1);
    const { prepare, release: releaseNext } = releaseWith({
      siteFolder,
      releasesFolder,
      keep: 1,
      keepGoneFor: hour,
      afterRelease: undefined,
      isStagedEarly: true,
      log: () => undefined,
    });
    write('index.html', 'two');
    prepare();
    await releaseNext({ id: idOf(2), createdAt: 2 * hour, pageCount: 1 }, () => undefined);
    expect(currentRelease(releasesFolder)).toBe(idOf(2));
    expect(read(2, 'index.html')).toBe('two');
    expect(inodeOf(2, 'many/1999/index.html')).toBe(inodeOf(1, 'many/1999/index.html'));
  });
});

describe('keeping and going back', () => {
  beforeEach(async () => {
    for (const number of [1, 2, 3, 4]) {
      write('index.html', `version ${number}`);
      await release(number);
    }
  });

  it('keeps the newest, and the one that visitors get', async () => {
    expect(rollBack(releasesFolder, idOf(1))).toEqual({ from: idOf(4), to: idOf(1) });
    expect(await pruneReleases(releasesFolder, 2)).toEqual([idOf(2)]);
    expect(listReleases(releasesFolder)).toEqual([idOf(1), idOf(3), idOf(4)]);
    expect(read(1, 'index.html')).toBe('version 1');
  });

  it('keeps the scripts of a release that was gone back from, for tabs that are open', async () => {
    const newest = 'app-ffffffffffffffffffff.js';
    write(newest, 'newest');
    await release(5);
    rollBack(releasesFolder);
    expect(read(4, newest)).toBe('newest');
    expect(read(4, 'index.html')).toBe('version 4');
    rmSync(join(siteFolder, 'public', newest));
    await release(6);
    expect(read(6, newest)).toBe('newest');
  });

  it('goes back one at a time, and says when there is no more', async () => {
    await pruneReleases(releasesFolder, 2);
    expect(rollBack(releasesFolder)).toEqual({ from: idOf(4), to: idOf(3) });
    const current = join(releasesFolder, 'current/site/index.html');
    expect(readFileSync(current, 'utf8')).toBe('version 3');
    expect(() => rollBack(releasesFolder)).toThrow(`${idOf(3)} is the oldest release kept.`);
    expect(() => rollBack(releasesFolder, 'other')).toThrow(
      `There is no release "other". Kept are: ${idOf(3)}, ${idOf(4)}.`,
    );
  });
});
