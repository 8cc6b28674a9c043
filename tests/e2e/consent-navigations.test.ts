import { expect, test } from '@playwright/test';
import { answer, consentSite } from './support/consentSite';
import { navigate } from './support/navigate';
import { sawRouteChanges, toldEvents, toldRouteChanges } from './support/tagManager';

const site = consentSite();

test('tells of each navigation once, when its page is there, and not of the first load', async ({
  page,
}) => {
  await site.visit(page, '/aa/en/home');
  await answer(page, 'Accept');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL(site.origin + '/aa/en/privacy-policy');
  await expect.poll(() => toldRouteChanges(page)).toHaveLength(1);
  // A filter or an anchor on the same page is no navigation.
  await navigate(page, '/aa/en/privacy-policy#/somewhere');
  await navigate(page, '/aa/fr/near');
  await expect(page.locator('h1')).toHaveText('Près, édition first');
  await expect.poll(() => toldRouteChanges(page)).toHaveLength(2);
  expect(await toldRouteChanges(page)).toEqual([
    {
      event: 'gatsby-route-change',
      path: '/aa/en/privacy-policy',
      title: 'Privacy policy',
      country: 'aa',
      language: 'en',
      eventTimeout: 2500,
    },
    {
      event: 'gatsby-route-change',
      path: '/aa/fr/near',
      title: 'Près, édition first',
      country: 'aa',
      language: 'fr',
      eventTimeout: 2500,
    },
  ]);
  // The plugin's own has another name.
  expect((await toldEvents(page, 'gatsby-plugin-route-change')).length).toBeGreaterThanOrEqual(2);
  expect(await sawRouteChanges(page)).toEqual([
    { path: '/aa/en/privacy-policy', title: 'Privacy policy – Talvane Aland' },
    { path: '/aa/fr/near', title: 'Près, édition first – Talvane Aland' },
  ]);
});

test('navigations in quick succession are each reported, in order and by their own names', async ({
  page,
}) => {
  await site.visit(page, '/aa/en/home');
  await answer(page, 'Accept');
  await page.evaluate(async () => {
    const go = (window as unknown as { ___navigate: (to: string) => void }).___navigate;
    for (const [path, title] of [
      ['/aa/en/near', 'Near'],
      ['/aa/en/far', 'Far'],
    ] as const) {
      go(path);
      while (!document.querySelector('h1')?.textContent?.startsWith(title)) {
        await new Promise(requestAnimationFrame);
      }
    }
  });
  // Both pages were there before either event was due.
  await expect.poll(() => toldRouteChanges(page)).toHaveLength(2);
  expect(await toldRouteChanges(page)).toMatchObject([
    { path: '/aa/en/near', title: 'Near, first edition' },
    { path: '/aa/en/far', title: 'Far, first edition' },
  ]);
});
