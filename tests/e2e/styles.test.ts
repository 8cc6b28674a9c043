import { expect, test, type Page } from '@playwright/test';
import { visit } from '../support/visit';

type StyleEvent = { name: string; args: { elementCount?: number } };

/** The most elements whose styles the browser computes at once while something happens. */
const mostComputed = async (page: Page, happen: () => Promise<unknown>): Promise<number> => {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser.');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await happen();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: StyleEvent[];
  };
  const counts = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : [],
  );
  return Math.max(0, ...counts);
};

test(
  'a view transition computes the styles of few elements',
  { tag: '@desktop' },
  async ({ page }) => {
    await visit(page, '/us/en/insights');
    await page.waitForLoadState('networkidle');
    expect(await page.locator('*').count()).toBeGreaterThan(400);
    await page.waitForTimeout(1000);
    const atTransition = await mostComputed(page, () =>
      page.evaluate(() => document.startViewTransition(() => undefined).ready),
    );
    expect(atTransition).toBeGreaterThan(0);
    expect(atTransition).toBeLessThan(100);
  },
);
