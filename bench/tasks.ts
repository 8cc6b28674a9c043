import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { profiles } from './pages/profiles';
import { readTasks, type Task, type TraceEvent } from './pages/taskTrace';
import { throttle } from './pages/visitPage';
import { withServedSite } from './pages/withServedSite';

const help = `Says what the main thread does on a slow phone while a page arrives: every task of more than 25 ms, by activity of the
browser and by function of the sources.

  npm run bench:tasks                               the home page of /us/en
  npm run bench:tasks -- /us/en/playbook /us/en/contact-us

Needs a build in public/, nginx with its brotli modules, and Chromium. Times are what the thread itself had of a processor, so
that other work on the machine matters less.`;

const categories = [
  '-*',
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.cpu_profiler',
  'blink.user_timing',
  'loading',
  'v8',
  'v8.execute',
];

const most = (sums: ReadonlyMap<string, number>): string =>
  [...sums]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 8)
    .map(([name, milliseconds]) => `${name || '(anonymous)'} ${milliseconds.toFixed(0)}`)
    .join(', ');

const describe = ({ start, duration, activities, functions }: Task, firstPaint: number): string =>
  [
    `${duration.toFixed(0)} ms at ${start.toFixed(0)}${start + duration < firstPaint ? ', content still hidden' : ''}`,
    `  browser: ${most(activities)}`,
    `  functions: ${most(functions)}`,
  ].join('\n');

const traceVisit = async (browser: Browser, url: string): Promise<TraceEvent[]> => {
  const { viewport, isMobile } = profiles.phone;
  const context = await browser.newContext({ viewport, isMobile, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await throttle(session, profiles.phone);
  await browser.startTracing(page, { categories });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1500);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  await context.close();
  return trace.traceEvents;
};

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help) return console.log(help);
  await withServedSite(async ({ origin, browser }) => {
    for (const path of positionals.length > 0 ? positionals : ['/us/en/home']) {
      const events = await traceVisit(browser, `${origin}${path}`);
      const { tasks, firstPaint } = readTasks(events, resolve('public'));
      console.log(`${path}: content shows at ${firstPaint.toFixed(0)} ms`);
      for (const task of tasks.filter(({ duration }) => duration > 25)) {
        console.log(describe(task, firstPaint));
      }
    }
  });
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
