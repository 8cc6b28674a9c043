import { expect, test, type Page } from '@playwright/test';
import { gates, type GateId } from '../accessibility/browser-checks/gates';
import { recordListeners } from '../accessibility/browser-checks/pointerListeners';
import { pageOfEachTemplate } from './support/routes';
import { visit } from '../support/visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** In this order on one page: each leaves it as the next one needs it. */
const onEveryTemplate = [
  'pointer',
  'styles',
  'order',
  'motion',
  'forced colours',
  'keyboard',
  'hover',
  'text size',
] as const satisfies readonly GateId[];

/** The controls of a video replace those of the browser when the video comes near the window. */
const loadVideoControls = async (page: Page): Promise<void> => {
  for (const video of await page.locator('main video').all()) {
    await video.scrollIntoViewIfNeeded();
    await expect(video).toHaveJSProperty('controls', false);
  }
  await page.evaluate(() => scrollTo(0, 0));
};

for (const path of [...pageOfEachTemplate(['us/en']), '/404.html']) {
  test(`${path} can be used by keyboard, without motion, in forced colours and with large text`, async ({
    page,
  }) => {
    await recordListeners(page);
    await visit(page, path);
    await loadVideoControls(page);
    for (const gate of onEveryTemplate) expect.soft(await gates[gate](page), gate).toEqual([]);
  });
}

test('the last button for more leaves the focus on the first item that it shows', async ({
  page,
}) => {
  await visit(page, '/us/en/insights');
  const items = page.locator('main ul.cards > li');
  const more = page.getByRole('button', { name: 'Show more', exact: true });
  while (await more.isVisible()) {
    const shown = await items.filter({ visible: true }).count();
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(items.nth(shown).getByRole('link').first()).toBeFocused();
  }
});

test('an open submenu closes when the focus leaves it', async ({ page }) => {
  await visit(page, '/us/en/services');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const button = menu.locator('button[aria-expanded]').last();
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.locator('main a').first().focus();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the dialog of regions names languages in their own language, and its close button', async ({
  page,
}) => {
  await visit(page, '/us/en/home');
  await page.getByRole('banner').locator('a[aria-haspopup="dialog"]').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('bdi').filter({ hasText: 'Español' }).first()).toHaveAttribute(
    'lang',
    /^es/,
  );
  await dialog.getByRole('button', { name: 'Close the choice of regions' }).click();
  await expect(dialog).toBeHidden();
});

test('a link to a field that is wrong shows its label below the header', async ({ page }) => {
  await visit(page, '/us/en/contact-us');
  await page.locator('form [type="submit"]').click();
  const summary = page.locator('form [role="alert"]');
  await expect(summary).toContainText('Fields to check: 6');
  await summary.getByRole('link').nth(1).click();
  const label = await page.locator('label[for="contact-lastName"]').boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test('words that search finds are marked in forced colours', async ({ page }) => {
  await visit(page, '/us/en/home');
  await page.getByRole('button', { name: 'Search' }).first().click();
  await page.getByRole('dialog').getByRole('combobox').fill('data');
  const mark = page.locator('[role="option"] mark').first();
  await expect(mark).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveCount(1);
  expect(await gates['forced colours'](page)).toEqual([]);
});

test('the contact link keeps its shape in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/us/en/home');
  const shape = await page
    .getByRole('banner')
    .getByRole('link', { name: 'Contact us' })
    .filter({ visible: true })
    .evaluate((link) => {
      const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(link);
      const ground = getComputedStyle(document.body).backgroundColor;
      return { borderTopWidth, borderTopStyle, isSeen: borderTopColor !== ground };
    });
  expect(shape).toEqual({ borderTopWidth: '1px', borderTopStyle: 'solid', isSeen: true });
});
