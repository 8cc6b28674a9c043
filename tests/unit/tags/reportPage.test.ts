/** @jest-environment jsdom */
import type { ShownPage } from '../../../src/tags/reportPage';

const page = (slug: string, more: Partial<ShownPage> = {}): ShownPage => ({
  path: `/be/fr/${slug}`,
  title: slug,
  site: { country: 'be', language: 'fr', allowsTags: true },
  ...more,
});

/** The module as a page load finds it. */
const load = async () => {
  jest.resetModules();
  globalThis.dataLayer = undefined;
  document.head.innerHTML = '';
  const { reportPage } = await import('../../../src/tags/reportPage');
  const { rememberConsent } = await import('../../../src/consent/consentStore');
  const { chooseAll } = await import('../../../src/consent/consent');
  return {
    reportPage: async (shown: ShownPage) => {
      reportPage(shown);
      await jest.advanceTimersByTimeAsync(0);
    },
    answer: (isGranted: boolean) => rememberConsent(chooseAll(isGranted)),
  };
};

const routeChanges = () =>
  (globalThis.dataLayer ?? []).filter(
    (item) => (item as { event?: string }).event === 'gatsby-route-change',
  );
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

beforeEach(() => {
  process.env.GTM_ID = 'GTM-TEST';
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a navigation is told of 1000 ms after it, and the first page is none', async () => {
  const { reportPage, answer } = await load();
  await reportPage(page('home'));
  answer(true);
  await jest.advanceTimersByTimeAsync(5000);
  expect(routeChanges()).toEqual([]);
  await reportPage(page('services'));
  await jest.advanceTimersByTimeAsync(999);
  expect(routeChanges()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(routeChanges()).toEqual([
    {
      event: 'gatsby-route-change',
      path: '/be/fr/services',
      title: 'services',
      country: 'be',
      language: 'fr',
      eventTimeout: 2500,
    },
  ]);
});

test('each of two quick navigations is told of', async () => {
  const { reportPage, answer } = await load();
  await reportPage(page('home'));
  answer(true);
  await reportPage(page('services'));
  await jest.advanceTimersByTimeAsync(300);
  await reportPage(page('insights'));
  await jest.advanceTimersByTimeAsync(2000);
  expect(routeChanges()).toMatchObject([{ title: 'services' }, { title: 'insights' }]);
});

test('the same page again is no navigation', async () => {
  const { reportPage, answer } = await load();
  await reportPage(page('home'));
  answer(true);
  await reportPage(page('home'));
  await jest.advanceTimersByTimeAsync(2000);
  expect(routeChanges()).toEqual([]);
});

test('consent counts at the moment of the event', async () => {
  const { reportPage, answer } = await load();
  await reportPage(page('home'));
  answer(true);
  await reportPage(page('services'));
  answer(false);
  await jest.advanceTimersByTimeAsync(2000);
  expect(routeChanges()).toEqual([]);
});

test('without an id nothing happens at all', async () => {
  process.env.GTM_ID = '';
  const { reportPage, answer } = await load();
  await reportPage(page('home'));
  answer(true);
  await reportPage(page('services'));
  await jest.advanceTimersByTimeAsync(2000);
  expect(globalThis.dataLayer).toBeUndefined();
  expect(scripts()).toEqual([]);
});

test('the tag manager comes once, after consent, and never on a site that takes no part', async () => {
  const { reportPage, answer } = await load();
  await reportPage(page('home', { site: { country: 'cn', language: 'en', allowsTags: false } }));
  answer(true);
  expect(globalThis.dataLayer).toBeUndefined();
  await reportPage(page('services'));
  await reportPage(page('insights'));
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST']);
});

test('a choice made in another tab is followed', async () => {
  const { reportPage } = await load();
  await reportPage(page('home'));
  const { makeConsent, chooseAll } = await import('../../../src/consent/consent');
  localStorage.setItem('talvane-consent', JSON.stringify(makeConsent(chooseAll(true), new Date())));
  window.dispatchEvent(new StorageEvent('storage', { key: 'talvane-consent' }));
  expect(scripts()).toHaveLength(1);
});
