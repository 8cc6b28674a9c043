import { expect, test } from '@playwright/test';
import { navigate } from './support/navigate';
import { firstSite, serveTravelSite, type TravelServer } from './support/serveTravelSite';
import { visit } from '../support/visit';

let server: TravelServer;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  server = await serveTravelSite(firstSite);
});
test.afterAll(() => server.close());

test('a page with "ssr" for a part of its path is bare, also when it is navigated to', async ({
  page,
}) => {
  await visit(page, `${server.origin}/aa/en/ssr/plain`);
  await expect(page.locator('h1')).toHaveText('Plain');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  await visit(page, `${server.origin}/aa/fr/near`);
  await expect(page.locator('h1')).toHaveText('Près, édition first');
  await expect(page.getByRole('banner')).toHaveCount(1);
  await navigate(page, '/aa/fr/ssr/plain');
  await expect(page.locator('h1')).toHaveText('Dépouillée');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('a page whose name only has the letters is not', async ({ page }) => {
  await visit(page, `${server.origin}/aa/en/assra`);
  await expect(page.locator('h1')).toHaveText('Assra');
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
});
