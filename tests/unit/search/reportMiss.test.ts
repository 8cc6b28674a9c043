/** @jest-environment jsdom */
import { reportMiss } from '~/src/features/search/reportMiss';

const sent: [string, string][] = [];
const setNavigator = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  process.env.SEARCH_MISS_ENDPOINT = '/api/search-misses';
  setNavigator('doNotTrack', null);
  setNavigator('globalPrivacyControl', undefined);
  setNavigator('sendBeacon', (url: string, body: string) => sent.push([url, body]) > 0);
});
afterAll(() => delete process.env.SEARCH_MISS_ENDPOINT);

test('site and folded query are sent, once a session', () => {
  reportMiss('/be/fr', 'Bus  ÉLECTRIQUES');
  reportMiss('/be/fr', 'bus electriques');
  reportMiss('/worldwide', 'trams');
  expect(sent).toEqual([
    ['/api/search-misses', '{"site":"be/fr","query":"bus electriques"}'],
    ['/api/search-misses', '{"site":"worldwide","query":"trams"}'],
  ]);
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('nothing is sent with %s', (name, value) => {
  setNavigator(name, value);
  reportMiss('/be/fr', 'bus');
  expect(sent).toEqual([]);
});

test('nothing is sent of an e-mail address or a phone number, nor where it is switched off', () => {
  reportMiss('/be/fr', 'jane@example.com');
  reportMiss('/be/fr', '02 555 01 23');
  process.env.SEARCH_MISS_ENDPOINT = '';
  reportMiss('/be/fr', 'bus');
  expect(sent).toEqual([]);
});
