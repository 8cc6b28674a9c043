import type { CDPSession, Page } from '@playwright/test';

type ProbedWindow = Window & { benchHeading?: number };

/** Milliseconds for which a finger rests on the screen. */
const touchDuration = 80;

/** Records the time from the click to the first frame with another heading; the page measures, so that no protocol call counts. */
const probe = (): void => {
  const heading = document.querySelector('main h1');
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      const check = () => {
        const shown = document.querySelector('main h1');
        if (!shown || shown === heading) return void requestAnimationFrame(check);
        requestAnimationFrame(() => {
          (window as ProbedWindow).benchHeading = performance.now() - timeStamp;
        });
      };
      check();
    },
    { capture: true, once: true },
  );
};

/**
 * Scrolls a link into view, waits as a reader does, and taps it. Returns the milliseconds until the heading of the next page shows.
 */
export const followLink = async (
  page: Page,
  session: CDPSession,
  path: string,
  rest: number,
): Promise<number> => {
  const link = page.locator(`main a[href="${path}"]:visible`).first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(rest);
  await page.evaluate(`(() => { const __name = (f) => f; (${probe.toString()})(); })()`);
  // Of a link of several lines, the first rectangle is text; the middle of the bounding box may not be.
  const point = await link.evaluate((element) => {
    const { left, top, width, height } = element.getClientRects()[0]!;
    return { x: left + width / 2, y: top + height / 2 };
  });
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await page.waitForTimeout(touchDuration);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForFunction(() => 'benchHeading' in window, undefined, { timeout: 20_000 });
  return (await page.evaluate(() => (window as ProbedWindow).benchHeading)) ?? NaN;
};
