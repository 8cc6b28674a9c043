import type { Page } from '@playwright/test';

type Announced = { live: string; shown: number };

const sent = (): Announced => ({
  live: [...document.querySelectorAll('[role="status"], [role="alert"], [aria-live]')]
    .map(({ textContent }) => textContent)
    .join('|'),
  shown: [...document.querySelectorAll('main li')].filter((item) => item.checkVisibility()).length,
});

/** Milliseconds: a busy machine takes long to show a change. */
const longestChange = 3000;

/** What is sent once something is, and the focus has had time to move. */
const sentAfter = async (page: Page, before: Announced): Promise<Announced> => {
  const end = Date.now() + longestChange;
  let after = before;
  while (Date.now() < end && after.live === before.live && after.shown === before.shown) {
    await page.waitForTimeout(50);
    after = await page.evaluate(sent);
  }
  await page.waitForTimeout(150);
  return page.evaluate(sent);
};

/**
 * Changes that nobody hears of: a filter that is not followed by a message in a live region, and a button for more that leaves
 * the focus nowhere.
 */
export const announcementFaults = async (page: Page): Promise<string[]> => {
  const faults: string[] = [];
  // Lists hydrate after the page, and have the button then.
  await page.waitForLoadState('networkidle');
  const more = page.locator('main ul ~ * > button:visible').first();
  if ((await more.count()) > 0) {
    const before = await page.evaluate(sent);
    await more.focus();
    await page.keyboard.press('Enter');
    const after = await sentAfter(page, before);
    const isLost = await page.evaluate(() => {
      const { activeElement } = document;
      return !activeElement || activeElement === document.body || !activeElement.checkVisibility();
    });
    const isOnButton = await page.evaluate(
      () => document.activeElement?.matches('main ul ~ * > button') ?? false,
    );
    if (after.shown > before.shown && after.live === before.live && (isLost || isOnButton)) {
      faults.push('more items come without a word (4.1.3)');
    }
    if (after.shown > before.shown && isLost)
      faults.push('the focus is lost with the button (2.4.3)');
  }
  const filters = page.locator(
    'main [role="group"] > [aria-pressed="false"]:visible, main [role="group"] > a:visible',
  );
  if ((await filters.count()) > 0) {
    const before = await page.evaluate(sent);
    const filter = filters.first();
    await filter.click();
    const after = await sentAfter(page, before);
    if (after.live === before.live) faults.push('a filter says nothing of what it leaves (4.1.3)');
    const hasState = await page
      .locator('main [role="group"] > :is([aria-pressed="true"], [aria-current])')
      .count();
    if (hasState === 0) faults.push('a filter does not say that it is on (4.1.2)');
  }
  return faults;
};
