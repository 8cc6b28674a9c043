import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe as describeStatus, type EditedEntry } from '../src/editor-app/describe';
import { pageAddress, readParameters } from '../src/editor-app/parameters';
import { versionBefore } from '../src/editor-app/undo';
import type { EntryPages } from '../src/entries/entryPages';
import { addRelease, liveSince, recordEntryReleases } from '../src/entries/entryReleases';
import { readEntryStatus, type EntryStatusInput } from '../src/entries/entryStatus';
import { editorAddress, fieldAddressOf } from '../src/entryAddress';
import { readJson } from '../src/files/readJson';
import type { Status } from '../src/status/readStatus';
import type { QueuedPublication } from '../src/webhook/types';

const publishedAt = '2026-11-20T10:00:00.123Z';
const entryPages: EntryPages = {
  pages: [
    { path: '/', site: 'aa/en' },
    { path: '/a', site: 'aa/en', entryId: 'a' },
    { path: '/b', site: 'aa/en', entryId: 'b' },
  ],
  entries: {
    a: { name: 'A', publishedAt, pages: [0, 1], shares: {} },
    menu: { name: 'Menu', publishedAt, pages: [], shares: { 'aa/en': 'header' } },
  },
};
const status: Status = {
  now: 5000,
  state: 'idle',
  current: { id: '1', createdAt: 1000, pageCount: 3, isRolledBack: false },
  isPrepared: true,
  releases: ['1'],
  queue: [],
  queueLength: 0,
  results: [],
  waits: { count: 0 },
  warnings: [
    { check: 'content', message: 'A lacks a text.', entryId: 'a' },
    { check: 'content', message: 'B lacks a text.', entryId: 'b' },
  ],
};
const input = (changes: Partial<EntryStatusInput> = {}): EntryStatusInput => ({
  id: 'a',
  status,
  waiting: [],
  triedSeq: 0,
  runUpTo: undefined,
  entryPages,
  releases: { a: [{ publishedAt, since: 1000 }] },
  ...changes,
});
const publication = (id: string, seq: number): QueuedPublication => ({
  seq,
  receivedAt: 4000,
  key: String(seq),
  topic: 'ContentManagement.Entry.publish',
  entity: { type: 'Entry', id },
});

describe('where an entry is live', () => {
  it('has its own pages apart from those that show it, and since when', () => {
    expect(readEntryStatus(input()).live).toEqual({
      name: 'A',
      publishedAt,
      since: 1000,
      own: [{ path: '/a', site: 'aa/en' }],
      others: [{ path: '/', site: 'aa/en' }],
      othersCount: 1,
      shares: [],
    });
  });

  it('counts the pages of a site that all show it', () => {
    const { live } = readEntryStatus(input({ id: 'menu' }));
    expect(live?.shares).toEqual([{ site: 'aa/en', share: 'header', pageCount: 3 }]);
    expect(live).not.toHaveProperty('since');
  });

  it('is nowhere without a release, and for an entry that no page shows', () => {
    expect(readEntryStatus(input({ entryPages: undefined }))).not.toHaveProperty('live');
    expect(readEntryStatus(input({ id: 'none' }))).not.toHaveProperty('live');
  });

  it('has the warnings of the entry alone', () => {
    expect(readEntryStatus(input()).warnings.map(({ message }) => message)).toEqual([
      'A lacks a text.',
    ]);
  });
});

describe('what holds an entry up', () => {
  const run = { number: 2, step: 'checking' as const, startedAt: 0, attempt: 1, share: 0.5 };
  const stateOf = (changes: Partial<EntryStatusInput>) =>
    readEntryStatus(input({ waiting: [publication('a', 7)], ...changes })).pending?.state;

  it('is the queue, the step of the run that includes it, or a failure', () => {
    expect(stateOf({})).toBe('queued');
    expect(stateOf({ status: { ...status, run }, runUpTo: 7 })).toBe('checking');
    expect(stateOf({ status: { ...status, run }, runUpTo: 6 })).toBe('queued');
    expect(stateOf({ triedSeq: 7 })).toBe('failed');
    expect(stateOf({ id: 'b' })).toBeUndefined();
  });

  it('names the problems of the entry, or at most three of others', () => {
    const problem = (entryId: string) => ({
      check: 'links',
      message: `${entryId} is wrong`,
      entryId,
    });
    const failure = { error: 'no', problems: ['b', 'a', 'c', 'd', 'e'].map(problem) };
    const read = (id: string) =>
      readEntryStatus(input({ id, status: { ...status, failure } })).failure;
    expect(read('a')).toMatchObject({ isOfThisEntry: true, problems: [problem('a')] });
    expect(read('z')?.isOfThisEntry).toBe(false);
    expect(read('z')?.problems).toHaveLength(3);
  });
});

describe('since when versions are live', () => {
  const later = {
    ...entryPages,
    entries: { a: { name: 'A', publishedAt: '2026-11-21T10:00:00.000Z', pages: [], shares: {} } },
  };

  it('keeps the time of a version in later releases, and after a rollback', () => {
    const first = addRelease({}, entryPages, 1);
    const third = addRelease(addRelease(first, entryPages, 2), later, 3);
    expect(liveSince(third, 'a', publishedAt)).toBe(1);
    expect(liveSince(third, 'a', '2026-11-20T10:00:00.999Z')).toBe(1);
    expect(liveSince(third, 'a', '2026-11-21T10:00:00.000Z')).toBe(3);
    expect(third).not.toHaveProperty('menu');
  });

  it('writes the same for a release that is repeated after a crash', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'entry-releases-'));
    const file = join(folder, 'entry-releases.json');
    await recordEntryReleases(file, entryPages, 1);
    await recordEntryReleases(file, entryPages, 9);
    expect(await readJson(file)).toEqual(addRelease({}, entryPages, 1));
    rmSync(folder, { recursive: true });
  });
});

describe('the sidebar app', () => {
  const format = (time: number | string) => `[${time}]`;
  const entry: EditedEntry = { publishedAt, hasDraft: false };
  const say = (changes: Partial<EntryStatusInput>, edited: Partial<EditedEntry> = {}) =>
    describeStatus(readEntryStatus(input(changes)), { ...entry, ...edited }, format);
  const newer = '2026-11-21T10:00:00.000Z';
  const late = { ...status, now: Date.parse('2026-11-22T10:00:00.000Z') };

  it.each([
    ['a live version', {}, {}, 'Live since [1000]'],
    ['a version from before the first record', { releases: {} }, {}, 'Live'],
    ['a draft', { id: 'none' }, { publishedAt: undefined }, 'Not on the site'],
    ['an entry on no page', { id: 'none' }, {}, 'On no page'],
    ['an unpublished entry until the next build', {}, { publishedAt: undefined }, 'Still live'],
    [
      'a publication of which no webhook came',
      { status: late },
      { publishedAt: newer },
      'The last version is not live',
    ],
    [
      'a publication in the queue',
      { waiting: [publication('a', 1)] },
      { publishedAt: newer },
      'About to be built',
    ],
    ['a space without a release', { status: { ...status, current: undefined } }, {}, 'Not live'],
  ])('tells of %s', (_name, changes, edited, headline) => {
    expect(say(changes as Partial<EntryStatusInput>, edited as Partial<EditedEntry>).headline).toBe(
      headline,
    );
  });

  it('says that a rollback has taken the last version back', () => {
    const current = { id: '1', createdAt: 1, pageCount: 3, isRolledBack: true };
    const { lines } = say({ status: { ...late, current } }, { publishedAt: newer });
    expect(lines[0]).toContain('The site was rolled back');
  });

  it('keeps the secret of the preview in its address, and takes the publisher that serves it', () => {
    expect(pageAddress('https://preview.example.com/base/?secret=x', '/a/b')).toBe(
      'https://preview.example.com/base/a/b?secret=x',
    );
    const parameters = readParameters(
      { token: ' t ', siteUrl: 'javascript:alert(1)' },
      'https://p.example',
    );
    expect(parameters).toEqual({
      publisherUrl: 'https://p.example',
      token: 't',
      siteUrl: undefined,
      previewUrl: undefined,
    });
  });

  it('undoes to the newest version that differs from the last one', () => {
    const version = (at: string, title: string) => ({ at, fields: { title: { en: title } } });
    const versions = [version('3', 'new'), version('2', 'new'), version('1', 'old')];
    expect(versionBefore(versions)?.at).toBe('1');
    expect(versionBefore(versions.slice(0, 2))).toBeUndefined();
  });
});

test('a field opens in its locale, in the web app and in the emulator', () => {
  const address = (host: string) =>
    fieldAddressOf(editorAddress({ host, spaceId: 's', environment: 'e' }))('a b', 'title', 'fr');
  expect(address('cdn.contentful.com')).toBe(
    'https://app.contentful.com/spaces/s/environments/e/entries/a%20b?focusedField=title&focusedLocale=fr',
  );
  expect(address('localhost:9443')).toBe(
    'https://localhost:9443/editor/Entry/a%20b?locale=fr#field-title',
  );
});
