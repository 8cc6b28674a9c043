import { keepRegions } from '~/gatsby/routes/keepRegions';
import type { RoutesInput, SiteCountry } from '~/gatsby/routes/types';

const country = (technicalName: string): SiteCountry => ({
  id: `country-${technicalName}`,
  nodeIds: {},
  technicalName,
  urlPrefix: '',
  isMultilang: false,
  templateSet: 'standard',
  order: 1,
  languages: [],
});
const input: RoutesInput = {
  locales: ['en'],
  countries: ['us', 'fr', 'br'].map(country),
  entries: [],
};

test('keeps the countries of the given names, and all of them without names', () => {
  const { countries } = keepRegions(input, ['br', 'us']);
  expect(countries.map(({ technicalName }) => technicalName)).toEqual(['us', 'br']);
  expect(keepRegions(input, [])).toBe(input);
});

test('a name that no country has ends the build with the names there are', () => {
  expect(() => keepRegions(input, ['us', 'de', 'it'])).toThrow(
    'SITE_REGIONS names de, it, and the space has no such country. Use technical names of countries: br, fr, us.',
  );
});
