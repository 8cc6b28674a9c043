import { openGraphLocale } from '../../../src/i18n/openGraphLocale';

test.each([
  ['fr-BE', 'fr_BE'],
  ['en', 'en_US'],
  ['pt', 'pt_BR'],
  ['es-419', 'es_LA'],
  ['zh-Hant-TW', 'zh_TW'],
])('%s is %s to Open Graph', (localCode, expected) => {
  expect(openGraphLocale(localCode)).toBe(expected);
});
