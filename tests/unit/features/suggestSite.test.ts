import { suggestSite } from '~/src/features/navigation/suggestSite';

const sites = [
  { id: 'worldwide/en', country: 'worldwide', language: 'en', localCode: 'en' },
  { id: 'us/en', country: 'us', language: 'en', localCode: 'en-US' },
  { id: 'fr/fr', country: 'fr', language: 'fr', localCode: 'fr-FR' },
  { id: 'be/fr', country: 'be', language: 'fr', localCode: 'fr-BE' },
];

describe('suggestSite', () => {
  it.each([
    ['the last choice first', 'us/en', ['fr-FR'], 'us/en'],
    ['the exact language', null, ['fr-BE', 'en'], 'be/fr'],
    ['a site of the same language', null, ['fr-CH'], 'fr/fr'],
    ['the first language that a site speaks', null, ['ja', 'en-US'], 'us/en'],
    ['a forgotten site', 'gone', ['en'], 'worldwide/en'],
    ['nothing', null, ['ja'], undefined],
  ])('%s', (_name, remembered, languages, expected) => {
    expect(suggestSite(sites, remembered, languages)?.id).toBe(expected);
  });
});
