import { expect, test } from '@playwright/test';
import { axeViolations } from '../support/axe';
import {
  answer,
  consentSite,
  containers,
  denied,
  dialogOf,
  opener,
  settle,
  start,
} from './support/consentSite';
import { watchLayoutShift } from './support/layoutShift';
import { navigate } from './support/navigate';
import { outOfReach } from './support/outOfReach';
import { sentByUs, sentToTags } from './support/tagManager';

const site = consentSite();

test('asks in the language of the site, moves nothing, and asks nothing of other hosts', async ({
  page,
}) => {
  const layoutShift = await watchLayoutShift(page);
  // A font that arrives late moves letters by parts of a pixel; the dialog alone is in question here.
  await page.route('**/*.woff2', (route) => route.abort());
  await site.visit(page, '/aa/fr/home');
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('heading')).toHaveText('Cookies et mesure d’audience');
  await expect(dialog.getByRole('link', { name: 'Confidentialité' })).toHaveAttribute(
    'href',
    '/aa/fr/privacy-policy',
  );
  expect(await axeViolations(page)).toEqual([]);
  await settle(page);
  expect(await layoutShift()).toBe(0);
  expect(await sentToTags(page)).toEqual([]);
  expect(await containers(page)).toEqual(['waits']);
  expect(site.asked).toEqual([]);
});

test('refusing is as easy as accepting, and reached by keyboard first', async ({ page }) => {
  await site.visit(page, '/aa/en/home');
  const look = (name: string) =>
    dialogOf(page)
      .getByRole('button', { name, exact: true })
      .evaluate((button) => {
        const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(button);
        const { width, height, top } = button.getBoundingClientRect();
        return { color, backgroundColor, fontSize, fontWeight, width, height, top };
      });
  await expect(dialogOf(page)).toBeVisible();
  expect(await look('Refuse')).toEqual(await look('Accept'));
  // The skip link, the privacy policy, and then the answer.
  for (let stop = 1; stop <= 3; stop += 1) await page.keyboard.press('Tab');
  await expect(dialogOf(page).getByRole('button', { name: 'Refuse' })).toBeFocused();
});

test('can be answered at 400 %, with the choices open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await site.visit(page, '/aa/en/home');
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  expect(await outOfReach(dialog)).toEqual([]);
  await dialog.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  expect(await outOfReach(dialog)).toEqual([]);
});

test('after a refusal nothing is asked of other hosts, and the question does not return', async ({
  page,
}) => {
  await site.visit(page, '/aa/en/home');
  await answer(page, 'Refuse');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();
  await navigate(page, '/aa/en/near');
  await expect(page.locator('h1')).toHaveText('Near, first edition');
  await settle(page);
  expect(await sentToTags(page)).toEqual([]);
  expect(await containers(page)).toEqual(['waits']);
  await site.visit(page, '/aa/fr/far');
  await expect(opener(page)).toBeVisible();
  await settle(page);
  await expect(dialogOf(page)).toHaveCount(0);
  expect(site.asked).toEqual([]);
  const stored = await page.evaluate(() => localStorage.getItem('talvane-consent'));
  expect(JSON.parse(stored ?? '')).toMatchObject({
    version: 1,
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    choice: { analytics: false, marketing: false },
  });
});

test('a choice by category grants just that', async ({ page }) => {
  await site.visit(page, '/aa/en/home');
  await answer(page, 'Choose');
  await dialogOf(page).getByRole('checkbox', { name: 'Measurement' }).check();
  expect(await axeViolations(page)).toEqual([]);
  await answer(page, 'Save my choice');
  await expect.poll(() => sentToTags(page)).toContainEqual(start);
  expect(await sentToTags(page)).toContainEqual([
    'consent',
    'update',
    { ...denied, analytics_storage: 'granted' },
  ]);
});

test('a change of mind is reported at once, and keeps the tag manager out from the next page load on', async ({
  page,
}) => {
  await site.visit(page, '/aa/en/home');
  await answer(page, 'Accept');
  await expect.poll(() => site.asked).toContain('www.google-analytics.com/g/collect');
  await opener(page).click();
  await expect(dialogOf(page).getByRole('heading')).toBeFocused();
  await expect(dialogOf(page).getByRole('checkbox', { name: 'Measurement' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await answer(page, 'Refuse');
  await expect(opener(page)).toBeFocused();
  expect((await sentByUs(page)).at(-1)).toEqual(['consent', 'update', denied]);
  const before = site.asked.length;
  await site.visit(page, '/aa/en/near');
  await settle(page);
  expect(await containers(page)).toEqual(['waits']);
  expect(await sentToTags(page)).toEqual([]);
  expect(site.asked).toHaveLength(before);
});
