/** @jest-environment jsdom */
import type { ShownPage } from '~/src/features/tag-manager/trackPageView';
import { chooseAll } from '~/src/runtime/consentChoice';
import { consentSignals } from '~/src/features/tag-manager/consentSignals';
import { heldContainer } from './support/pluginParts';

const page = (slug: string, more: Partial<ShownPage> = {}): ShownPage => ({
  path: `/be/fr/${slug}`,
  title: slug,
  site: { country: 'be', language: 'fr', homePath: '/be/fr/home', allowsTags: true },
  ...more,
});

const held = heldContainer({
  id: 'GTM-TEST',
  environment: undefined,
  origin: undefined,
  path: undefined,
});

/** The module as a page load finds it, with the script that the plugin sets. */
const load = async (head: string = held) => {
  jest.resetModules();
  globalThis.dataLayer = undefined;
  globalThis.webVitals = undefined;
  document.head.innerHTML = head;
  const { holdDataLayer } = await import('~/src/features/tag-manager/dataLayer');
  holdDataLayer();
  const { trackPageView } = await import('~/src/features/tag-manager/trackPageView');
  const { rememberConsent } = await import('~/src/runtime/consentStore');
  const { chooseAll } = await import('~/src/runtime/consentChoice');
  return {
    trackPageView: async (shown: ShownPage) => {
      trackPageView(shown);
      await jest.advanceTimersByTimeAsync(0);
    },
    answer: (isGranted: boolean) => rememberConsent(chooseAll(isGranted)),
  };
};

/** What is in the data layer: commands as lists, events as they are. */
const sent = (): unknown[] => {
  const { dataLayer } = globalThis;
  if (!Array.isArray(dataLayer)) return [];
  return (dataLayer as unknown[]).map((item) =>
    String(item) === '[object Arguments]' ? Array.from(item as ArrayLike<unknown>) : item,
  );
};
const routeChanges = () =>
  sent().filter((item) => (item as { event?: string }).event === 'gatsby-route-change');
const scripts = () =>
  [...document.head.querySelectorAll('script')].map(({ src }) => src).filter((src) => src !== '');
const denied = consentSignals(chooseAll(false));
const measurement = { event: 'core-web-vitals', webVitalsMeasurement: { name: 'LCP' } };

const china = { country: 'cn', language: 'en', homePath: '/cn/en/home', allowsTags: false };

beforeEach(() => {
  process.env.GTM_ID = 'GTM-TEST';
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a navigation is reported 1000 ms after it, and the first page is none', async () => {
  const { trackPageView, answer } = await load();
  await trackPageView(page('home'));
  answer(true);
  await jest.advanceTimersByTimeAsync(5000);
  expect(routeChanges()).toEqual([]);
  await trackPageView(page('services'));
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

test('each of two quick navigations is reported', async () => {
  const { trackPageView, answer } = await load();
  await trackPageView(page('home'));
  answer(true);
  await trackPageView(page('services'));
  await jest.advanceTimersByTimeAsync(300);
  await trackPageView(page('insights'));
  await jest.advanceTimersByTimeAsync(2000);
  expect(routeChanges()).toMatchObject([{ title: 'services' }, { title: 'insights' }]);
});

test('the same page again is no navigation', async () => {
  const { trackPageView, answer } = await load();
  await trackPageView(page('home'));
  answer(true);
  await trackPageView(page('home'));
  await jest.advanceTimersByTimeAsync(2000);
  expect(routeChanges()).toEqual([]);
});

test('consent counts at the moment of the event', async () => {
  const { trackPageView, answer } = await load();
  await trackPageView(page('home'));
  answer(true);
  await trackPageView(page('services'));
  answer(false);
  await jest.advanceTimersByTimeAsync(2000);
  expect(routeChanges()).toEqual([]);
});

test('a page that is only prerendered runs no tag and is not measured, until it is shown', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  try {
    const { trackPageView, answer } = await load();
    answer(true);
    await trackPageView(page('home'));
    expect(scripts()).toEqual([]);
    expect(sent()).toEqual([]);
    expect(globalThis.webVitals).toMatchObject({ firstHiddenTime: 0 });
    Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
    document.dispatchEvent(new Event('prerenderingchange'));
    await jest.advanceTimersByTimeAsync(0);
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST']);
  } finally {
    Reflect.deleteProperty(document, 'prerendering');
  }
});

test('without an id nothing happens at all', async () => {
  process.env.GTM_ID = '';
  const { trackPageView, answer } = await load();
  await trackPageView(page('home'));
  answer(true);
  await trackPageView(page('services'));
  await jest.advanceTimersByTimeAsync(2000);
  expect(sent()).toEqual([]);
  expect(scripts()).toEqual([]);
});

test('the tag manager comes once, after consent, and never on a site that takes no part', async () => {
  const { trackPageView, answer } = await load();
  await trackPageView(page('home', { site: china }));
  answer(true);
  expect(sent()).toEqual([]);
  await trackPageView(page('services'));
  await trackPageView(page('insights'));
  expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST']);
});

test('a choice made in another tab is followed', async () => {
  const { trackPageView } = await load();
  await trackPageView(page('home'));
  const { makeConsent, chooseAll } = await import('~/src/runtime/consentChoice');
  localStorage.setItem('talvane-consent', JSON.stringify(makeConsent(chooseAll(true), new Date())));
  window.dispatchEvent(new StorageEvent('storage', { key: 'talvane-consent' }));
  expect(scripts()).toHaveLength(1);
});

test('everything is denied and the choice granted before the container starts, and measurements come after', async () => {
  const { trackPageView, answer } = await load();
  await trackPageView(page('home'));
  globalThis.dataLayer?.push({ event: 'gatsby-plugin-route-change' });
  globalThis.dataLayer?.push(measurement);
  expect(sent()).toEqual([]);
  answer(true);
  expect(sent()).toEqual([
    ['consent', 'default', { ...denied, wait_for_update: 500 }],
    ['consent', 'update', consentSignals(chooseAll(true))],
    { event: 'gtm.js', 'gtm.start': expect.any(Number) },
    measurement,
  ]);
  answer(false);
  expect(sent().slice(4)).toEqual([['consent', 'update', denied]]);
});

describe('a document without the script', () => {
  const answerWith = (text: () => Promise<string>) => {
    globalThis.fetch = jest.fn(() => Promise.resolve({ text } as Response));
  };
  afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'));

  test('gets it from the home page of the site, once', async () => {
    answerWith(() => Promise.resolve(`<html><head>${held}</head></html>`));
    const { trackPageView, answer } = await load('<script></script>');
    answer(true);
    await trackPageView(page('services'));
    await trackPageView(page('insights'));
    await jest.advanceTimersByTimeAsync(0);
    expect(globalThis.fetch).toHaveBeenCalledTimes(1);
    expect(globalThis.fetch).toHaveBeenCalledWith('/be/fr/home');
    expect(scripts()).toHaveLength(1);
  });

  test.each([
    ['consent is withdrawn', (answer: (isGranted: boolean) => void) => answer(false)],
    ['a site of the China set is shown', undefined],
  ])('does not run it where %s meanwhile', async (_what, change) => {
    let arrive: (html: string) => void = () => undefined;
    answerWith(() => new Promise((resolve) => (arrive = resolve)));
    const { trackPageView, answer } = await load('<script></script>');
    answer(true);
    await trackPageView(page('services'));
    if (change) change(answer);
    else await trackPageView(page('home', { site: china }));
    arrive(`<html><head>${held}</head></html>`);
    await jest.advanceTimersByTimeAsync(0);
    expect(sent()).toEqual([]);
    expect(scripts()).toEqual([]);
  });

  test('goes on without tags where there is no network, and tries again on the next page', async () => {
    answerWith(() => Promise.reject(new Error('offline')));
    const { trackPageView, answer } = await load('<script></script>');
    answer(true);
    await trackPageView(page('services'));
    expect(scripts()).toEqual([]);
    answerWith(() => Promise.resolve(held));
    await trackPageView(page('insights'));
    await jest.advanceTimersByTimeAsync(0);
    expect(scripts()).toHaveLength(1);
  });
});
