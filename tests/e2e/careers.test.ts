import { expect, test } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { visit } from '../support/visit';

test.describe('careers', () => {
  test('openings of the country are listed by office, in its language', async ({ page }) => {
    await visit(page, '/fr/fr/about-us/careers');
    const offices = page.locator('main').getByRole('region');
    await expect(offices.getByRole('heading', { level: 3 })).toHaveText(
      ['Lyon', 'Nantes', 'Toulouse'],
      { ignoreCase: false },
    );
    const nantes = page.getByRole('region', { name: 'Nantes' });
    await expect(nantes.getByRole('listitem')).toContainText([/CDI.*26 février 2027/]);
    await expect(page.locator('main')).not.toContainText('Chicago');
    expect(await axeViolations(page)).toEqual([]);
  });

  test('a country without openings says so and leads to the contact page', async ({ page }) => {
    await visit(page, '/cn/en/about-us/careers');
    await expect(page.getByText('There is no open position here')).toBeVisible();
    await expect(
      page.locator('main').getByRole('link', { name: 'Contact us' }).first(),
    ).toHaveAttribute('href', '/cn/en/contact-us');
  });

  test('an opening leads to where people apply, and tells search engines of itself', async ({
    page,
  }) => {
    await visit(page, '/us/en/about-us/careers');
    await page.getByRole('link', { name: 'Platform engineer' }).click();
    await expect(page).toHaveURL('/us/en/about-us/careers/platform-engineer-chicago');
    await expect(page.locator('h1')).toHaveText('Platform engineer');
    const apply = page.getByRole('link', { name: /^Apply/ });
    await expect(apply).toHaveCount(2);
    for (const link of await apply.all()) {
      await expect(link).toHaveAttribute(
        'href',
        'https://jobs.talvane.example/us/platform-engineer-chicago',
      );
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    await visit(page, '/us/en/about-us/careers/platform-engineer-chicago');
    const jsonLd = await page.locator('script[type="application/ld+json"]').textContent();
    const { '@graph': graph } = JSON.parse(jsonLd ?? '') as { '@graph': { '@type': string }[] };
    expect(graph.find((thing) => thing['@type'] === 'JobPosting')).toMatchObject({
      title: 'Platform engineer',
      datePosted: '2026-11-02',
      validThrough: '2027-02-26T23:59:59-12:00',
      jobLocation: { address: { addressCountry: 'United States' } },
    });
    expect(await axeViolations(page)).toEqual([]);
  });

  test('an opening names grade and pay below its title, where it has them', async ({ page }) => {
    await visit(page, '/fr/fr/about-us/careers/ingenieure-donnees-nantes');
    const facts = page.locator('main header dl');
    await expect(facts.locator('dt')).toHaveText(['Échelon', 'Rémunération']);
    await expect(facts.locator('dd')).toHaveText([
      'Consultant ou ingénieure',
      /^35.400 à 49.200.€ par an$/,
    ]);
  });

  test('old addresses still lead to the job site', async ({ request }) => {
    const answer = await request.get('/us/en/careers', { maxRedirects: 0 });
    expect(answer.headers().location).toBe('https://jobs.talvane.example/us');
  });
});

test.describe('an address that does not exist', () => {
  test('shows the header, the services and the menu of its site, with search', async ({ page }) => {
    await page.goto('/be/fr/rien-ici');
    await expect(page.locator('h1')).toHaveText('Cette page n’existe pas');
    const links = page.locator('main').getByRole('navigation');
    await expect(links.getByRole('link', { name: 'Plateformes de données' })).toHaveAttribute(
      'href',
      '/be/fr/services/data-platforms',
    );
    await expect(links.locator('a[href="/be/fr/playbook"]').first()).toBeVisible();
    await page
      .getByRole('button', { name: /recherche/i })
      .first()
      .click();
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    expect(await axeViolations(page)).toEqual([]);
  });

  test('searches for the words of its path, and leads to other regions', async ({ page }) => {
    await page.goto('/us/en/insights/small-prints-for-models');
    const main = page.locator('main');
    await expect(main.getByRole('searchbox')).toHaveValue('small prints for models');
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('combobox')).toHaveValue('small prints for models');
    await expect(page.getByRole('option').first()).toContainText('Small print for large models');
    await page.keyboard.press('Escape');
    await expect(main.getByRole('link', { name: 'Choose another region' })).toHaveAttribute(
      'href',
      '/',
    );
  });

  test('of no site lists the sites, and has the menu of the last visited one', async ({ page }) => {
    await page.goto('/nowhere');
    const sites = page.getByRole('navigation', { name: 'Choose region and language' });
    await expect(sites.getByRole('link', { name: 'France Français' })).toHaveAttribute(
      'href',
      '/fr/fr/home',
    );
    await expect(page.getByRole('navigation')).toHaveCount(1);
    await page.goto('/fr/fr/home');
    await page.waitForFunction(() => localStorage.getItem('talvane-site') === 'fr/fr');
    await page.goto('/nowhere');
    await expect(page.locator('h1')).toHaveText('Cette page n’existe pas');
    await expect(page.locator('main').getByRole('searchbox')).toBeVisible();
    await expect(sites).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('lists the sites', async ({ page }) => {
      await page.goto('/us/en/nowhere');
      await expect(page.getByRole('link', { name: 'United States English' })).toBeVisible();
    });
  });
});

test.describe('the language toggle', () => {
  test('leads to this page in the other language', async ({ page }) => {
    await visit(page, '/be/fr/about-us/locations');
    const toggle = page.getByRole('banner').locator('a[hreflang="en-BE"]');
    await expect(toggle).toHaveText(/^EN\s*English$/);
    await toggle.click();
    await expect(page).toHaveURL('/be/en/about-us/locations');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-BE');
    await expect(page.getByRole('banner').locator('a[hreflang="fr-BE"]')).toBeVisible();
  });

  test('leads home where the page is in one language alone, and works by keyboard', async ({
    page,
  }) => {
    await visit(page, '/be/en/what-we-do');
    const toggle = page.getByRole('banner').locator('a[hreflang="fr-BE"]');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/be/fr/home');
  });

  test('is not in countries of one language', async ({ page }) => {
    await visit(page, '/us/en/home');
    await expect(page.getByRole('banner').locator('a[hreflang]')).toHaveCount(0);
  });

  for (const width of [320, 390, 768, 1024, 1280, 1440]) {
    test(`fits at ${width} pixels @desktop`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/ca/fr/home', '/mea/en/home']) {
        await visit(page, path);
        const box = await page.getByRole('banner').locator('a[hreflang]').boundingBox();
        expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
        const last = await page
          .getByRole('banner')
          .locator('button:visible, a:visible')
          .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
        expect(last).toBeLessThanOrEqual(width);
      }
    });
  }
});

test.describe('the footer on a phone', () => {
  test('folds its columns, and opens them without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto('/us/en/home');
    const column = page.getByRole('contentinfo').getByRole('navigation', { name: 'Company' });
    await expect(column.getByRole('link').first()).toBeHidden();
    await column.locator('summary').click();
    await expect(column.getByRole('link').first()).toBeVisible();
    await context.close();
  });

  test('stays open on a desktop @desktop', async ({ page }) => {
    await visit(page, '/us/en/home');
    const footer = page.getByRole('contentinfo');
    await expect(footer.locator('summary').first()).toBeHidden();
    await expect(footer.getByRole('link', { name: 'Management' })).toBeVisible();
  });
});

test('an insight opens the share sheet of a phone', async ({ page }) => {
  await page.addInitScript(() => {
    const share = (data: ShareData) => {
      Object.assign(window, { shared: data });
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'share', { value: share });
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      query === '(pointer: coarse)' ? matchMedia('all') : matchMedia(query);
  });
  await visit(page, '/us/en/insights/a-budget-for-being-wrong');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  expect(
    await page.evaluate(() => (window as unknown as { shared: ShareData }).shared),
  ).toMatchObject({
    title: 'A budget for being wrong',
  });
});

test('a named person with a topic stands beside the contact form', async ({ page }) => {
  await visit(page, '/us/en/contact-us');
  const people = page.getByRole('region', { name: 'Your contact' });
  await expect(people.getByRole('heading', { level: 3 })).toHaveText([
    'Marguerite Ellison',
    'Desmond Achterberg',
  ]);
  await expect(people).toContainText('New projects');
  await expect(people.getByRole('link', { name: /ellison@/ })).toHaveAttribute(
    'href',
    'mailto:marguerite.ellison@talvane.example',
  );
});
