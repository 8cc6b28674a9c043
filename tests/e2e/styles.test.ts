import { expect, test } from '@playwright/test';
import { visit } from '../support/visit';

type StyleEvent = { name: string; args: { elementCount?: number } };

// Rules for `::selection` of the root, or of all elements, make Chromium compute the styles of the whole page.
test(
  'a view transition computes the styles of few elements',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    await visit(page, '/us/en/insights');
    await page.waitForLoadState('networkidle');
    expect(await page.locator('*').count()).toBeGreaterThan(400);
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await page.evaluate(() => document.startViewTransition(() => undefined).ready);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: StyleEvent[];
    };
    const counts = traceEvents.flatMap(({ name, args }) =>
      name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : [],
    );
    const most = Math.max(0, ...counts);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(100);
  },
);
