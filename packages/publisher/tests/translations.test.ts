import { parse } from 'node-html-parser';
import { filterGaps, type TranslationGap } from '../src/translations/translationGap';
import { rowsOnPage, translationsPage } from '../src/translations/translationsPage';

const gap = (changes: Partial<TranslationGap> = {}): TranslationGap => ({
  site: 'be/fr',
  language: 'French',
  locale: 'fr',
  entryId: 'a',
  entryName: 'About <us>',
  fieldId: 'title',
  field: 'Title',
  state: 'missing',
  ...changes,
});
const address = (id: string, field: string, locale: string) =>
  `https://editor/${id}/${field}/${locale}`;
const show = (gaps: readonly TranslationGap[], query = {}) =>
  parse(translationsPage(gaps, { page: 1, ...query }, address));

test('filters by site, language, state and name', () => {
  const gaps = [
    gap(),
    gap({ site: 'nl/nl', language: 'Dutch', state: 'fallback', entryName: 'Contact' }),
  ];
  expect(filterGaps(gaps, { language: 'Dutch' })).toEqual([gaps[1]]);
  expect(filterGaps(gaps, { site: 'be/fr', state: 'fallback' })).toEqual([]);
  expect(filterGaps(gaps, { text: 'contAct' })).toEqual([gaps[1]]);
  expect(filterGaps(gaps, { site: '', text: '' })).toEqual(gaps);
});

test('the board links each text to its field, counts by site, and keeps its filter without a script', () => {
  const gaps = [
    gap(),
    gap({ state: 'outdated', sourceAt: '2026-11-20T10:00:00Z' }),
    gap({ site: 'nl/nl' }),
  ];
  const page = show(gaps, { site: 'be/fr' });
  const [, rows] = page.querySelectorAll('table');
  expect(rows?.querySelectorAll('tbody tr')).toHaveLength(2);
  const link = rows?.querySelector('tbody a');
  expect(link?.getAttribute('href')).toBe('https://editor/a/title/fr');
  expect(link?.text.trim()).toBe('About <us>: Title');
  expect(page.querySelector('select[name=site] option[selected]')?.text).toBe('be/fr');
  expect(page.toString()).toContain('source of 2026-11-20, text of an earlier day');
  expect(page.toString()).not.toContain('<us>');
  expect(page.querySelector('script')).toBeNull();
  expect(page.querySelectorAll('th:not([scope])')).toHaveLength(0);
});

test('thousands of texts are on pages, whose links keep the filter', () => {
  const gaps = Array.from({ length: 5000 }, (_, index) => gap({ entryId: String(index) }));
  const page = show(gaps, { state: 'missing', page: 2 });
  expect(page.querySelectorAll('table')[1]?.querySelectorAll('tbody tr')).toHaveLength(rowsOnPage);
  expect(page.querySelector('a[rel=next]')?.getAttribute('href')).toBe(
    '/translations?state=missing&page=3',
  );
  expect(page.querySelector('a[rel=prev]')?.getAttribute('href')).toBe(
    '/translations?state=missing',
  );
  const last = show(gaps, { page: 99 });
  expect(last.querySelector('a[rel=next]')).toBeNull();
});

test('a site without gaps, and a filter without texts, say so', () => {
  expect(show([]).text).toContain('Every text that a site shows is in its language.');
  expect(show([gap()], { state: 'fallback' }).text).toContain('No text is in this state.');
});
