import { expect, test } from '@playwright/test';
import { visit } from '../support/visit';

const topLevelServices = [
  'data-platforms',
  'analytics-and-ai',
  'digital-products',
  'cloud-and-devops',
  'cybersecurity',
  'strategy-and-change',
];

test('the header has the logo, search, contact, and the country in capitals', async ({ page }) => {
  await visit(page, '/be/fr/services');
  const header = page.getByRole('banner');
  await expect(header.getByRole('button', { name: 'Rechercher', exact: true })).toBeVisible();
  await expect(header.locator('a[aria-haspopup="dialog"] span').first()).toHaveText('BE');
  expect(await header.locator('a[href="/be/fr/contact-us"]').count()).toBeGreaterThan(0);
  await header.locator('a').first().click();
  await expect(page).toHaveURL('/be/fr/home');
});

for (const [path, more] of [
  ['/us/en/home', 0],
  ['/fr/fr/home', 1],
  ['/be/fr/home', 1],
  ['/be/en/home', 1],
] as const) {
  test(`the Services menu of ${path} has the top-level services and ${more} more`, async ({
    page,
  }) => {
    await visit(page, path);
    const root = path.replace('/home', '');
    const menu = page
      .getByRole('banner')
      .locator('nav li li a', { hasNot: page.locator('ul') })
      .and(page.locator(`ul:has(> li > a[href^="${root}/services/"]) > li > a`));
    const links = await menu.evaluateAll((anchors) =>
      anchors.map((anchor) => anchor.getAttribute('href') ?? ''),
    );
    const services = topLevelServices.map((slug) => `${root}/services/${slug}`);
    expect(links.filter((href) => services.includes(href))).toEqual(services);
    expect(links.filter((href) => !services.includes(href))).toHaveLength(more);
  });
}

test('the footer has three columns, a location, social links, contact and the legal menu', async ({
  page,
}) => {
  await visit(page, '/us/en/home');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Talvane', { exact: true })).toBeVisible();
  // Three columns and the legal menu.
  await expect(footer.getByRole('navigation')).toHaveCount(4);
  await expect(footer.getByRole('navigation', { name: 'Legal' }).getByRole('link')).not.toHaveCount(
    0,
  );
  await expect(footer.locator('address')).toContainText('Phone');
  await expect(footer.locator('a[href="/us/en/contact-us"]').first()).toBeVisible();
  const social = footer.locator('a:has(img)');
  expect(await social.count()).toBeGreaterThan(1);
  for (const icon of await social.locator('img').all()) {
    await expect(icon).toHaveAttribute('src', /\.svg$/);
  }
});

test('a page begins below the fixed header, at the distance of its screen', async ({
  page,
  viewport,
}) => {
  await visit(page, '/us/en/services');
  const isPhone = (viewport?.width ?? 0) < 960;
  const offset = await page.locator('#content').evaluate((main) => {
    const { paddingTop } = getComputedStyle(main);
    return Number.parseFloat(paddingTop);
  });
  expect(offset).toBe(isPhone ? 60 + 25 : 100 + 100);
});
