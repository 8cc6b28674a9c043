import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkLinks } from '../src/checks/checkLinks';
import { checkPageCount } from '../src/checks/checkPageCount';
import { checkPagesWritten } from '../src/checks/checkPagesWritten';
import { runChecks } from '../src/checks/runChecks';
import type { BuiltSite, Check } from '../src/checks/types';
import { readPublisherSettings } from '../src/readSettings';

const siteFolder = mkdtempSync(join(tmpdir(), 'checks-'));
const settings = readPublisherSettings({ PUBLISH_SECRET: 'x'.repeat(64) });

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(siteFolder, file)), { recursive: true });
  writeFileSync(join(siteFolder, file), text);
};

beforeEach(() => {
  rmSync(siteFolder, { recursive: true, force: true });
  mkdirSync(join(siteFolder, '.publishing'), { recursive: true });
});
afterAll(() => rmSync(siteFolder, { recursive: true, force: true }));

const messages = async (checks: readonly Check[] | undefined, more = {}): Promise<string[]> =>
  (await runChecks({ siteFolder, settings, checks, ...more })).problems.map(
    ({ message }) => message,
  );

describe('checkLinks', () => {
  it.each([
    ['/about/', []],
    ['/about', []],
    ['/about/#team', []],
    ['/logo.svg', []],
    ['https://elsewhere.example/gone', []],
    ['/gone', ['/ links to /gone, but there is no such page']],
    ['/gone.svg', ['/ links to /gone.svg, but there is no such file']],
    ['/about/#gone', ['/ links to /about/#gone, but that page has no such place']],
  ])('a link to %s', async (href, faults) => {
    write('public/index.html', `<main><a href="${href}">x</a></main>`);
    write('public/about/index.html', '<main><h2 id="team">Team</h2></main>');
    write('public/logo.svg', '<svg/>');
    const fix = ': correct the link, or publish its target.';
    expect(await messages([checkLinks])).toEqual(faults.map((fault) => `${fault}${fix}`));
  });

  it('takes paths that the host redirects', async () => {
    write('public/index.html', '<main><a href="/old">x</a></main>');
    expect(await messages([(site) => checkLinks(site, (path) => path === '/old')])).toEqual([]);
  });

  it('names the entry of the page', async () => {
    write('public/index.html', '<main><a href="/gone">x</a></main>');
    const readPages = () => [{ path: '/', entry: { id: 'home', name: 'Home' } }];
    const { problems } = await runChecks({ siteFolder, settings, checks: [checkLinks], readPages });
    expect(problems).toMatchObject([{ check: 'links', entryId: 'home', entryName: 'Home' }]);
  });
});

test('checkPagesWritten names pages that were not written', async () => {
  write('public/index.html', '<main></main>');
  const readPages = () => [{ path: '/' }, { path: '/about', entry: { id: 'a', name: 'About' } }];
  expect(await messages([checkPagesWritten], { readPages })).toEqual([
    'The page of "About" (/about) was planned, but the build has not written it: ask a developer to look at the log.',
  ]);
});

test.each([
  [undefined, undefined, 0],
  [10, undefined, 0],
  [11, undefined, 1],
  [20, undefined, 1],
  [20, 9, 0],
  [20, 10, 1],
])('checkPageCount: 9 pages after %s, %s confirmed', (pagesBefore, confirmedPageCount, count) => {
  const site: BuiltSite = {
    siteFolder,
    publicFolder: join(siteFolder, 'public'),
    pages: Array.from({ length: 9 }, (_, index) => ({ path: `/${index}` })),
    metadata: new Map(),
    missing: [],
    pagesBefore,
    confirmedPageCount,
    settings,
    confirmCommand: 'confirm it',
    stateFolder: siteFolder,
    onProgress: () => undefined,
  };
  const { problems = [] } = checkPageCount(site);
  expect(problems).toHaveLength(count);
  if (count > 0) expect(problems[0]?.message).toContain('run "confirm it"');
});

test('without a list of checks, pages, links and the page count are checked', async () => {
  write('public/index.html', '<main><a href="/gone">x</a></main>');
  expect(await messages(undefined, { pagesBefore: 5 })).toEqual([
    expect.stringContaining('/gone'),
    expect.stringContaining('from 5 to 1 pages'),
  ]);
});
