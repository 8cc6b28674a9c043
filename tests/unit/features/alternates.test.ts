/** @jest-environment jsdom */
import {
  alternateIn,
  fetchAlternates,
  findLanguageVersions,
} from '~/src/features/navigation/header/alternates';

const site = (country: string, language: string) => ({ country, language, urlPrefix: '' });
const lists = [
  ['/uk/en/team', '/fr/fr/team'],
  ['/uk/en/about', '/fr/fr/about', '/be/fr/about'],
];
const fetched: string[] = [];
let answer: () => Promise<unknown>;

beforeEach(() => {
  fetched.length = 0;
  answer = () => Promise.resolve(lists);
  globalThis.fetch = ((address: string) => {
    fetched.push(address);
    return Promise.resolve({ json: answer });
  }) as unknown as typeof fetch;
  document.head.innerHTML = `<meta name="alternates" content="/alternates/7.json">`;
  history.replaceState(null, '', '/fr/fr/about/');
});

test('the region switcher finds the versions of this page in the file that its head names', async () => {
  const alternates = await fetchAlternates();
  expect(fetched).toEqual(['/alternates/7.json']);
  expect(alternates).toEqual(lists[1]);
  expect(alternateIn(site('be', 'fr'), alternates ?? [])).toBe('/be/fr/about');
  expect(alternateIn(site('us', 'en'), alternates ?? [])).toBeUndefined();
});

test.each([
  ['the file does not have the page', () => history.replaceState(null, '', '/fr/fr/new')],
  ['the page names no file', () => (document.head.innerHTML = '')],
])('there are none where %s', async (_, change) => {
  change();
  expect(await fetchAlternates()).toEqual([]);
});

test('they are not known without a network', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await fetchAlternates()).toBeNull();
});

test('the language toggle finds the versions of its country in the head', () => {
  expect(findLanguageVersions()).toEqual([]);
  document.head.innerHTML = '<meta name="languages" content="/be/nl/about /be/en/about">';
  expect(findLanguageVersions()).toEqual(['/be/nl/about', '/be/en/about']);
});
