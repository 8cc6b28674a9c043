import type { Browser, CDPSession, Page } from '@playwright/test';
import { observeVitals, type Vitals } from './observeVitals';
import type { Profile } from './profiles';

export type Bytes = Record<'html' | 'javascript' | 'css' | 'font' | 'picture' | 'data', number>;

/** What a first visit to a page costs and how it goes; times in milliseconds. */
export type Visit = Vitals & {
  /** Bytes that came over the wire, with headers, and with the error page that Gatsby loads behind; not prefetched pages. */
  bytes: Bytes;
  requests: number;
  prefetchRequests: number;
  /** The longest delay from touching something to the next paint: menu, search, another link. */
  inp: number;
  /** The change to another page by a link, until its heading shows; undefined where no link leads on. */
  navigation?: { milliseconds: number; bytes: number; requests: number };
};

const kindOf = (url: string, type: string): keyof Bytes => {
  if (type === 'Document') return 'html';
  if (type === 'Script' || /\.js(?:$|\?)/.test(url)) return 'javascript';
  if (type === 'Stylesheet' || url.endsWith('.css')) return 'css';
  if (type === 'Font' || url.endsWith('.woff2')) return 'font';
  if (type === 'Image' || /\.(?:svg|webp|avif|png)$/.test(url)) return 'picture';
  return 'data';
};

type Traffic = { bytes: Bytes; requests: number; prefetchRequests: number };

/** Counts what comes over the wire, by kind. */
const countTraffic = async (session: CDPSession): Promise<Traffic> => {
  const traffic: Traffic = {
    bytes: { html: 0, javascript: 0, css: 0, font: 0, picture: 0, data: 0 },
    requests: 0,
    prefetchRequests: 0,
  };
  const known = new Map<string, keyof Bytes>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (!request.url.startsWith('http')) return;
    const isPrefetch =
      type === 'Prefetch' ||
      /prefetch/.test(request.headers['Sec-Purpose'] ?? '') ||
      request.initialPriority === 'VeryLow';
    if (isPrefetch) {
      traffic.prefetchRequests += 1;
      return;
    }
    traffic.requests += 1;
    known.set(requestId, kindOf(request.url, type));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = known.get(requestId);
    if (kind) traffic.bytes[kind] += encodedDataLength;
  });
  await session.send('Network.enable');
  return traffic;
};

/** Makes network and processor as slow as a profile has them. */
export const throttle = async (
  session: CDPSession,
  { cpuSlowdown, network }: Profile,
): Promise<void> => {
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  if (!network) return;
  const bytesPerSecond = (network.kilobits * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
};

/** Opens and closes what the header has, and touches the first control of the page. */
const touchControls = async (page: Page): Promise<void> => {
  const controls = page.locator('header button:visible, main button:visible, main select:visible');
  for (let index = 0; index < Math.min(await controls.count(), 4); index++) {
    await controls
      .nth(index)
      .click({ timeout: 2000, trial: false })
      .catch(() => undefined);
    await page.waitForTimeout(300);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(200);
  }
};

const sum = (bytes: Bytes): number =>
  Object.values(bytes).reduce((total, value) => total + value, 0);

const followLink = async (page: Page, traffic: Traffic): Promise<Visit['navigation']> => {
  const here = new URL(page.url()).pathname;
  const link = page
    .locator(`main a[href^="/"]:not([href*="#"]):not([href^="/static"]):not([href="${here}"])`)
    .first();
  if ((await link.count()) === 0) return undefined;
  const before = { bytes: sum(traffic.bytes), requests: traffic.requests };
  const target = await link.getAttribute('href');
  const start = performance.now();
  await link.click({ timeout: 5000 });
  await page.waitForURL((url) => url.pathname === target?.split('?')[0], { timeout: 15_000 });
  await page.locator('main h1').first().waitFor();
  const milliseconds = performance.now() - start;
  await page.waitForLoadState('networkidle');
  return {
    milliseconds,
    bytes: sum(traffic.bytes) - before.bytes,
    requests: traffic.requests - before.requests,
  };
};

/** Visits a page with an empty cache, uses it, and follows a link. */
export const visitPage = async (
  browser: Browser,
  url: string,
  profile: Profile,
): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: profile.viewport,
    isMobile: profile.isMobile,
    hasTouch: profile.isMobile,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await countTraffic(session);
    await throttle(session, profile);
    const vitals = await observeVitals(page);
    await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
    await page.waitForTimeout(500);
    const first = await vitals.read();
    const { bytes, requests, prefetchRequests } = { ...traffic, bytes: { ...traffic.bytes } };
    await touchControls(page);
    const inp = await vitals.readInteraction();
    const navigation = await followLink(page, traffic).catch(() => undefined);
    return { ...first, bytes, requests, prefetchRequests, inp, ...(navigation && { navigation }) };
  } finally {
    await context.close();
  }
};
