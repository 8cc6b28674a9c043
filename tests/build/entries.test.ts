import { readFileSync } from 'node:fs';
import type { EntryPages } from 'static-site-publisher/entries';
import type { TranslationGap } from 'static-site-publisher/translations';
import { entryPagesFile } from '~/gatsby/post-build/entryPagesFile';
import { translationsFile } from '~/gatsby/post-build/translationsFile';
import { fileOfPath, parseHtml, readPlan } from './support/builtSite';

const read = <Value>(file: string): Value => JSON.parse(readFileSync(file, 'utf8')) as Value;

const { pages: routes, sites } = readPlan();
const { pages, entries } = read<EntryPages>(entryPagesFile);

/** Whether the file says that a page shows an entry. */
const isPlaced = (id: string, index: number): boolean =>
  entries[id]?.pages.includes(index) === true ||
  entries[id]?.shares[pages[index]?.site ?? ''] !== undefined;

describe('where entries are shown', () => {
  it('has each page of the site, with the entry that it is the page of', () => {
    expect(pages.map(({ path }) => path)).toEqual(routes.map(({ path }) => path));
    const lost = pages.filter(({ entryId }, index) => entryId && !isPlaced(entryId, index));
    expect(lost).toEqual([]);
  });

  it('has each page on which the title of an insight can be read', () => {
    const english = routes.flatMap(({ locale, path }, index) =>
      locale === 'en' ? [{ path, index }] : [],
    );
    const named = routes.flatMap(({ entryId, entryType, locale }) =>
      entryType === 'insight' && locale === 'en' ? [entryId] : [],
    );
    const insights = [...new Set(named)].map((id) => ({ id, name: entries[id]?.name ?? '' }));
    // A short title may be part of another text.
    const titled = insights.filter(({ name }) => name.length > 24);
    expect(titled.length).toBeGreaterThan(50);
    let found = 0;
    const lost = english.flatMap(({ path, index }) => {
      const text = parseHtml(fileOfPath(path)).querySelector('main')?.text ?? '';
      const read = titled.filter(({ name }) => text.includes(name));
      found += read.length;
      return read.filter(({ id }) => !isPlaced(id, index)).map(({ id }) => `${id} on ${path}`);
    });
    expect(found).toBeGreaterThan(titled.length);
    expect(lost).toEqual([]);
  });

  it('has what headers name on every page of their site', () => {
    const shared = Object.values(entries).flatMap(({ shares }) => Object.keys(shares));
    expect(new Set(shared)).toEqual(new Set(sites.map(({ id }) => id)));
  });
});

test('texts that lack a translation are of a site, in the locale of which they are to be written', () => {
  const gaps = read<TranslationGap[]>(translationsFile);
  const locales = new Map(sites.map(({ id, locale }) => [id, locale]));
  expect(gaps.filter(({ site, locale }) => locales.get(site) !== locale)).toEqual([]);
  // A build from nothing knows of no change since.
  expect(gaps.length).toBeGreaterThan(0);
});
