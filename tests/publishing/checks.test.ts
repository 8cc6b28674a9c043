import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { askPublisher, type RunningPublisher } from 'static-site-publisher';
import { currentRelease } from 'static-site-publisher/releases';
import type { Status } from 'static-site-publisher/status';
import type { BuildProblem } from '../../gatsby/problems/buildProblem';
import { publisherConfig } from '../../publishing/publisherConfig';
import { startTestPublisher } from './support/startTestPublisher';
import {
  isQuiet,
  makeTestSite,
  publishEntry,
  secret,
  settings,
  tenPages,
  waitForStatus,
  type Content,
  type TestSite,
} from './support/testSite';

let site: TestSite;
let publisher: RunningPublisher;
let lines: string[];
const isFailed = ({ state }: Status): boolean => state === 'failed';

beforeEach(async () => {
  site = makeTestSite();
  site.setContent({ value: 'good', pages: tenPages });
  lines = [];
  publisher = await startTestPublisher(site.folder, {
    // Once, and late enough for a test on a busy machine to see the fault and to mend it.
    retryAfter: [2000],
    log: (line) => lines.push(line),
  });
  await waitForStatus(publisher.origin, isQuiet);
});
afterEach(async () => {
  await publisher.close();
  site.remove();
});

const publish = async (content: Content): Promise<void> => {
  site.setContent(content);
  expect(await publishEntry(publisher.origin, 'entry-0')).toBe(200);
};

/** The release stays, and the status names the entry to correct. */
const expectKeptBack = async (): Promise<Status> => {
  const before = currentRelease(site.releases);
  const status = await waitForStatus(publisher.origin, isFailed);
  expect(currentRelease(site.releases)).toBe(before);
  expect(site.readReleased('aa/en/page-0/index.html')).toContain('good');
  expect(status.queueLength).toBe(1);
  return status;
};

describe('a build that has a fault', () => {
  const linked = (href: string) => [
    { path: '/aa/en/page-0', entryId: 'entry-0', links: [href] },
    ...tenPages.slice(1),
  ];

  it.each([
    ['/aa/en/nothing', 'there is no such page'],
    ['/aa/en/page-1#nowhere', 'that page has no such place'],
    ['/static/0/gone.pdf', 'there is no such file'],
    ['#nowhere', 'that page has no such place'],
  ])('a link to %s blocks the release, and the entry to correct is named', async (href, fault) => {
    await publish({ value: 'bad', pages: linked(href) });
    const { failure } = await expectKeptBack();
    expect(failure?.problems).toEqual([
      {
        check: 'links',
        entryId: 'entry-0',
        entryName: 'Name of entry-0',
        pageCount: 1,
        message: `"Name of entry-0" (/aa/en/page-0) links to ${href}, but ${fault}: correct the link, or publish its target.`,
        address: 'https://app.contentful.com/spaces//environments/master/entries/entry-0',
      },
    ]);
    expect(await (await fetch(publisher.origin)).text()).toContain('The last change is not live');

    await publish({ value: 'corrected', pages: linked('/aa/en/page-1#content') });
    const status = await waitForStatus(publisher.origin, isQuiet);
    expect(site.readReleased('aa/en/page-0/index.html')).toContain('corrected');
    expect(status.results[0]?.waitedCount).toBe(2);
  });

  it('a route without a written page is reported', async () => {
    const pages = [...tenPages, { path: '/aa/en/lost', entryId: 'lost' }];
    await publish({ value: 'good', pages });
    await waitForStatus(publisher.origin, isQuiet);
    // The next build believes that it has written it.
    const { runChecks } = await import('static-site-publisher/checks');
    rmSync(join(site.folder, 'public/aa/en/lost'), { recursive: true });
    const { problems } = await runChecks({
      ...publisherConfig,
      settings: { ...settings, maxPageDrop: 1 },
      siteFolder: site.folder,
    });
    expect(problems.map(({ check, entryId }) => [check, entryId])).toEqual([['pages', 'lost']]);
  });

  it('a fall of the page count waits for a confirmation', async () => {
    await publish({ value: 'good', pages: tenPages.slice(0, 7) });
    const { failure } = await expectKeptBack();
    expect(failure?.problems.map(({ message }) => message)).toEqual([
      'The site would fall from 10 to 7 pages (30 % fewer; up to 10 % go without a question). If that is meant, run "npm run publisher -- confirm"; if not, publish again what is gone.',
    ]);
    const port = Number(new URL(publisher.origin).port);
    await askPublisher({ host: '127.0.0.1', port, secret }, 'confirm');
    const status = await waitForStatus(publisher.origin, isQuiet);
    expect(status.current?.pageCount).toBe(7);

    // What was confirmed was that one fall.
    await publish({ value: 'good', pages: tenPages.slice(0, 3) });
    await expectKeptBack();
  });

  it('content without a possible page is reported with its entry, and not tried again by itself', async () => {
    const builds = site.builds();
    const problem: BuildProblem = {
      id: 'content.slug',
      category: 'content',
      text: 'The slug is "🎉".',
      fix: 'Use lower-case letters.',
      entry: { id: 'emoji', name: 'A "named" (insight) entry' },
      field: 'slug',
    };
    await publish({
      pages: tenPages,
      errors: [{ ...problem, id: 'gatsby', category: 'code' }, problem],
    });
    const { failure } = await expectKeptBack();
    expect(failure).toEqual({
      error: 'The slug is "🎉". Use lower-case letters.',
      problems: [
        {
          check: 'content',
          category: 'content',
          message: 'The slug is "🎉". Use lower-case letters.',
          entryId: 'emoji',
          entryName: 'A "named" (insight) entry',
          field: 'slug',
          address: 'https://app.contentful.com/spaces//environments/master/entries/emoji',
        },
      ],
    });
    expect(site.builds()).toBe(builds + 1);
  });

  it('what may pass, such as a space that does not answer, is tried again by itself', async () => {
    await publish({
      pages: tenPages,
      errors: [
        {
          id: 'space',
          category: 'space',
          text: 'The space at x cannot be reached (ECONNRESET).',
          fix: 'Check CONTENTFUL_HOST and the network.',
          variable: 'CONTENTFUL_HOST',
        },
      ],
    });
    const status = await waitForStatus(publisher.origin, isFailed);
    expect(status.failure?.error).toContain('The space at x cannot be reached (ECONNRESET).');
    expect(status.failure?.problems).toMatchObject([
      { check: 'build', variable: 'CONTENTFUL_HOST' },
    ]);
    site.setContent({ value: 'back again', pages: tenPages });
    await waitForStatus(publisher.origin, isQuiet);
    expect(site.readReleased('aa/en/page-0/index.html')).toContain('back again');
  });

  it('a build that crashes is reported as such, with its last lines unchanged', async () => {
    // What looks like an error or an event in it is neither.
    const crash = `ERROR "Name" (insight 4f2)\n${'x\n'.repeat(30)}FATAL ERROR: out of memory\n{"type":"er`;
    await publish({ pages: tenPages, crash });
    const { failure } = await waitForStatus(publisher.origin, isFailed);
    expect(failure?.error).toMatch(/^The build ended with exit code 134 and reported no error \(/);
    expect(failure?.problems).toEqual([]);
    expect(failure?.log).toHaveLength(20);
    expect(failure?.log?.slice(-2)).toEqual(['FATAL ERROR: out of memory', '{"type":"er']);
    const page = await (await fetch(publisher.origin)).text();
    expect(page).toContain('FATAL ERROR: out of memory');
    expect(site.readReleased('aa/en/page-0/index.html')).toContain('good');
  });

  it('events of another version are no fault', async () => {
    const otherEvents = [
      { type: 'weather', text: 'fine' },
      { type: 'weather', text: 'rain' },
      { type: 'progress', step: 'resting' },
      { type: 'error' },
      { type: 'warning', text: 'known', more: 'unknown' },
    ];
    await publish({ value: 'newer', pages: tenPages, otherEvents });
    await waitForStatus(publisher.origin, isQuiet);
    expect(site.readReleased('aa/en/page-0/index.html')).toContain('newer');
    expect(lines.filter((line) => line.startsWith('ignored an event'))).toEqual([
      expect.stringContaining('"weather"'),
      expect.stringContaining('"resting"'),
      expect.stringContaining('{"type":"error"}'),
    ]);
  });
});
