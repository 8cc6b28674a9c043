import { openGraphLocale, otherOpenGraphLocales } from '~/gatsby/resolvers/openGraphLocale';

test.each([
  ['fr-BE', 'fr_BE'],
  ['en', 'en_US'],
  ['pt', 'pt_BR'],
  ['es-419', 'es_LA'],
  ['zh-Hant-TW', 'zh_TW'],
])('%s is %s to Open Graph', (localCode, expected) => {
  expect(openGraphLocale(localCode)).toBe(expected);
});

test('the other locales are those of the alternates, each once, without the own one', () => {
  const alternates = ['x-default', 'en', 'en-US', 'fr-BE', 'fr', 'fr-FR', 'es-419'].map(
    (hreflang) => ({ hreflang, path: `/${hreflang}` }),
  );
  expect(otherOpenGraphLocales('en-US', alternates)).toEqual(['fr_BE', 'fr_FR', 'es_LA']);
});
