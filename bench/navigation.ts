import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, CDPSession } from '@playwright/test';
import { followLink } from './navigation/followLink';
import { profiles } from './pages/profiles';
import { throttle } from './pages/visitPage';
import { withServedSite } from './pages/withServedSite';

const help = `Measures the time from a tap on a link to the heading of the next page, on the slow phone of bench/pages/profiles.ts.

  npm run bench:navigation                      a second and five seconds after the link comes into view
  npm run bench:navigation -- --rest 1000       after a second alone

Needs a build in public/, nginx with its brotli modules, and Chromium. The result goes to bench/results/navigation.json.`;

/** A page, and how the path of a link in it begins: the last one is followed. */
const ways = [
  ['/us/en/home', '/us/en/services'],
  ['/us/en/services', '/us/en/services/'],
  ['/us/en/insights', '/us/en/insights/'],
  ['/us/en/playbook', '/us/en/playbook/'],
  ['/fr/fr/home', '/fr/fr/insights'],
  ['/br/pt/about-us', '/br/pt/about-us/'],
  ['/uk/en/services', '/uk/en/services/'],
] as const;

type Bytes = { total: number; prefetched: number };

const countBytes = (session: CDPSession): Bytes => {
  const bytes = { total: 0, prefetched: 0 };
  const prefetches = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    const purpose = request.headers['Sec-Purpose'] ?? request.headers.Purpose ?? '';
    if (type === 'Prefetch' || purpose.includes('prefetch')) prefetches.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.total += encodedDataLength;
    if (prefetches.has(requestId)) bytes.prefetched += encodedDataLength;
  });
  return bytes;
};

const measure = async (
  browser: Browser,
  origin: string,
  [from, to]: (typeof ways)[number],
  rest: number,
) => {
  const { viewport, isMobile } = profiles.phone;
  const context = await browser.newContext({
    viewport,
    isMobile,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const bytes = countBytes(session);
    await throttle(session, profiles.phone);
    await page.goto(`${origin}${from}`, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForFunction(
      () => '___loader' in window && !document.querySelector('.is-waiting'),
    );
    await page.waitForTimeout(1000);
    const target = await page
      .locator(`main a[href^="${to}"]:not([href*="#"]):not([href="${from}"]):visible`)
      .last()
      .getAttribute('href');
    if (!target) throw new Error(`${from} has no link to ${to}`);
    const milliseconds = await followLink(page, session, target, rest);
    return { from, to: target, rest, milliseconds: Math.round(milliseconds), ...bytes };
  } finally {
    await context.close();
  }
};

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { rest: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return console.log(help);
  const rests = values.rest ? [Number(values.rest)] : [1000, 5000];
  await withServedSite(async ({ browser, origin }) => {
    const results = [];
    for (const rest of rests) {
      for (const way of ways) {
        const result = await measure(browser, origin, way, rest);
        results.push(result);
        console.log(
          `bench ${result.from} to ${result.to}, ${rest} ms in view: ${result.milliseconds} ms, ` +
            `${result.prefetched} of ${result.total} bytes prefetched`,
        );
      }
      const times = results.filter((result) => result.rest === rest);
      console.log(
        `bench middle, ${rest} ms in view: ${middle(times.map((t) => t.milliseconds))} ms`,
      );
    }
    mkdirSync(join(__dirname, 'results'), { recursive: true });
    writeFileSync(
      join(__dirname, 'results/navigation.json'),
      `${JSON.stringify({ date: new Date().toISOString().slice(0, 10), results }, null, 2)}\n`,
    );
  });
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
