import { findTranslationGaps } from '~/gatsby/content-report/translationGaps';
import type { Routes, Site } from '~/gatsby/routes/types';
import { addPublication, type TranslatedFields } from '~/gatsby/records/translationHistory';

const site = (id: string, locale: string, languageName: string) =>
  ({ id, locale, languageName }) as Site;
const routes: Routes = {
  sites: [
    site('be/en', 'en', 'English'),
    site('be/fr', 'fr-BE', 'French'),
    site('uk/en', 'en-GB', 'English'),
  ],
  pages: [],
  leftOut: [],
};
const publish = (
  before: TranslatedFields | undefined,
  title: Record<string, string>,
  at: string | undefined,
) => addPublication(before, 'insight', { title, slug: { en: 'a' } }, at);

const gapsOf = (
  fields: TranslatedFields,
  changes: Partial<Parameters<typeof findTranslationGaps>[0]> = {},
) =>
  findTranslationGaps({
    routes,
    history: { a: fields },
    fallbacks: { 'fr-BE': 'fr', fr: 'en', 'en-GB': 'en', en: undefined },
    defaultLocale: 'en',
    shownIn: () => ['a'],
    entryOf: () => ({ name: 'A', type: 'insight' }),
    ...changes,
  }).filter(({ fieldId }) => fieldId === 'title');

describe('the history of an entry', () => {
  it('keeps the time of each value as long as it stays the same', () => {
    const first = publish(undefined, { en: 'One', 'fr-BE': 'Un' }, undefined);
    const second = publish(first, { en: 'Two', 'fr-BE': 'Un' }, '2026-11-02');
    const third = publish(second, { en: 'Two', 'fr-BE': 'Deux' }, '2026-11-03');
    expect(second.title?.en?.changedAt).toBe('2026-11-02');
    expect(second.title?.['fr-BE']).toEqual(first.title?.['fr-BE']);
    expect(third.title?.en?.changedAt).toBe('2026-11-02');
    expect(third.title?.['fr-BE']?.changedAt).toBe('2026-11-03');
  });
});

test('addresses, choices and figures are no texts to translate', () => {
  const fields = {
    title: { en: 'One' },
    slug: { en: 'one' },
    externalLink: { en: 'https://a.example' },
  };
  expect(Object.keys(addPublication(undefined, 'insight', fields, undefined))).toEqual(['title']);
  const item = { title: { en: 'One' }, link: { en: 'one' } };
  expect(Object.keys(addPublication(undefined, 'menuItem', item, undefined))).toEqual(['title']);
});

describe('the texts that lack a translation', () => {
  it('are older than their source from the publication on that changes the source alone', () => {
    const first = publish(undefined, { en: 'One', 'fr-BE': 'Un' }, undefined);
    expect(gapsOf(first)).toEqual([]);
    const second = publish(first, { en: 'Two', 'fr-BE': 'Un' }, '2026-11-02');
    expect(gapsOf(second)).toMatchObject([
      { site: 'be/fr', state: 'outdated', sourceAt: '2026-11-02', locale: 'fr-BE' },
    ]);
    expect(gapsOf(publish(second, { en: 'Two', 'fr-BE': 'Deux' }, '2026-11-03'))).toEqual([]);
    expect(gapsOf(publish(first, { en: 'Two', 'fr-BE': 'Deux' }, '2026-11-02'))).toEqual([]);
  });

  it('fall back to another language, not to another locale of the same one', () => {
    expect(gapsOf(publish(undefined, { en: 'One' }, undefined))).toMatchObject([
      { site: 'be/fr', state: 'fallback', shown: 'en' },
    ]);
    expect(gapsOf(publish(undefined, { en: 'One', fr: 'Un' }, undefined))).toEqual([]);
  });

  it('are missing where no locale of the chain has them, also on a page that was left out for it', () => {
    const fields = publish(undefined, { en: 'One' }, undefined);
    const leftOut = [
      { entryId: 'a', entryName: 'A', site: 'be/fr', reason: 'no title in "fr-BE"' },
    ];
    expect(
      gapsOf(fields, { fallbacks: {}, shownIn: () => [], routes: { ...routes, leftOut } }),
    ).toMatchObject([{ site: 'be/fr', state: 'missing' }]);
  });

  it('are of no interest where a site does not show the entry, and without a text in the default language', () => {
    expect(gapsOf(publish(undefined, { en: 'One' }, undefined), { shownIn: () => [] })).toEqual([]);
    expect(gapsOf(publish(undefined, { fr: 'Un' }, undefined))).toEqual([]);
  });
});
