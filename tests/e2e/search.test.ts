import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { expectMounted, visit } from '../support/visit';

const opener = (page: Page, name = 'Search') =>
  page.getByRole('banner').getByRole('button', { name, exact: true });
const overlay = (page: Page) => page.locator('dialog[open]');
const input = (page: Page) => overlay(page).getByRole('combobox');
const options = (page: Page) => overlay(page).getByRole('option');

const openSearch = async (page: Page, path = '/us/en/home') => {
  await visit(page, path);
  await opener(page).click();
  await expect(input(page)).toBeFocused();
};

test('shows the country’s placeholder, and the label where the country has none', async ({
  page,
}) => {
  await visit(page, '/be/fr/home');
  await opener(page, 'Rechercher').click();
  await expect(input(page)).toHaveAttribute('placeholder', 'Rechercher chez Talvane Belgique');
});

test('groups results into services, key plays and insights, each with its count', async ({
  page,
}) => {
  await openSearch(page);
  await input(page).fill('data');
  const groups = overlay(page).getByRole('group');
  // Counted once everything is there.
  await expect(overlay(page).getByRole('status')).toHaveText(/\d/);
  for (const name of ['Services', 'Key plays', 'Insights', 'Pages and documents']) {
    const group = groups.filter({ hasText: new RegExp(`^${name} ?\\d`) });
    await expect(group).toHaveCount(1);
    const shown = await group.getByRole('option').count();
    expect(shown).toBeGreaterThan(0);
    expect(shown).toBeLessThanOrEqual(20);
    await expect(group).toHaveAccessibleName(`${name} ${shown}`);
  }
});

test('shows the best match of all kinds above the groups, an exact title first', async ({
  page,
}) => {
  await openSearch(page);
  await input(page).fill('handoff');
  await expect(overlay(page).getByRole('status')).toHaveText(/\d/);
  const groups = overlay(page).getByRole('group');
  await expect(groups.first()).toHaveAccessibleName('Best match');
  const best = groups.first().getByRole('option');
  await expect(best).toHaveCount(1);
  await expect(best).toContainText(/handoff/i);
  await expect(best).toHaveAttribute('href', /\/insights\//);
  const href = (await best.getAttribute('href')) ?? '';
  await expect(overlay(page).locator(`[role="option"][href="${href}"]`)).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(best).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
});

test('finds pages, people, offices and documents, in each language', async ({ page }) => {
  for (const [path, name, finds] of [
    [
      '/us/en/home',
      'Search',
      {
        jobs: /^https:\/\/jobs\.talvane\.example\/us$/,
        Desmond: /^\/us\/en\/about-us\/management#/,
        'chicago office': /^\/us\/en\/about-us\/locations#location-us-chicago$/,
        'annual report': /^\/static\/.*\.pdf$/,
        'privacy policy': /^\/us\/en\/privacy-policy$/,
      },
    ],
    [
      '/fr/fr/home',
      'Rechercher',
      {
        emplois: /^https:\/\/jobs\.talvane\.example\/fr$/,
        coursault: /^\/fr\/fr\/about-us\/management#/,
        'bureau de Paris': /^\/fr\/fr\/about-us\/locations#/,
        'rapport annuel': /^\/static\/.*\.pdf$/,
      },
    ],
    [
      '/br/pt/home',
      'Pesquisar',
      {
        vagas: /^https:\/\/jobs\.talvane\.example\/br$/,
        bragatto: /^\/br\/pt\/about-us\/management#/,
        'escritório curitiba': /^\/br\/pt\/about-us\/locations#/,
        'relatorio anual': /^\/static\/.*\.pdf$/,
      },
    ],
    [
      '/sp/es/home',
      'Buscar',
      {
        empleo: /^https:\/\/jobs\.talvane\.example\/sp$/,
        belmontez: /^\/sp\/es\/about-us\/management#/,
        'oficina madrid': /^\/sp\/es\/about-us\/locations#/,
        'informe anual': /^\/static\/.*\.pdf$/,
      },
    ],
  ] as const) {
    await visit(page, path);
    await opener(page, name).click();
    for (const [query, href] of Object.entries(finds)) {
      await input(page).fill(query);
      await expect(overlay(page).getByRole('status')).toHaveText(/\d/);
      await expect(options(page).first()).toHaveAttribute('href', href);
    }
  }
});

test('leads to the person on the page of the management', async ({ page }) => {
  await openSearch(page);
  await input(page).fill('Desmond');
  await expect(overlay(page).getByRole('status')).toHaveText(/\d/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/us\/en\/about-us\/management#/);
  await expect(page.getByRole('heading', { name: 'Desmond Achterberg' })).toBeInViewport();
});

test('suggests services and main pages before anything is typed', async ({ page }) => {
  await openSearch(page);
  const panel = overlay(page).getByRole('navigation', { name: 'Start here' });
  await expect(panel.getByRole('link', { name: 'Contact us' })).toBeVisible();
  await expect(panel.locator('a[href^="/us/en/services/"]').first()).toBeVisible();
  await input(page).fill('data');
  await expect(panel).toHaveCount(0);
  await input(page).fill('');
  await panel.getByRole('link', { name: 'Insights' }).click();
  await expect(page).toHaveURL(/\/us\/en\/insights$/);
  await expect(overlay(page)).toHaveCount(0);
});

test('says what to do where nothing is found', async ({ page }) => {
  await openSearch(page);
  await input(page).fill('xqzvwkj');
  await expect(overlay(page).getByRole('status')).toHaveText('No results found');
  const panel = overlay(page).getByRole('navigation', { name: /Check the spelling/ });
  await expect(panel.locator('a[href="/us/en/services"]')).toBeVisible();
  await expect(panel.locator('a[href="/us/en/contact-us"]')).toBeVisible();
});

test('opens by the / key, but not in a field, and not once it is switched off @desktop', async ({
  page,
}) => {
  await visit(page, '/us/en/contact-us');
  await expect(opener(page)).toHaveAttribute('aria-keyshortcuts', '/');
  const field = page.locator('main input[type="email"]');
  await field.focus();
  await page.keyboard.press('/');
  await expect(field).toHaveValue('/');
  await expect(overlay(page)).toHaveCount(0);
  await field.blur();
  await page.keyboard.press('/');
  await expect(input(page)).toBeFocused();
  await expect(input(page)).toHaveValue('');
  await overlay(page).getByRole('checkbox', { name: 'Open search with the / key' }).uncheck();
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(overlay(page)).toHaveCount(0);
});

test('links each kind by the rules of paths, in each site', async ({ page }) => {
  for (const [path, root, name, query] of [
    ['/us/en/home', '/us/en', 'Search', 'data'],
    ['/be/fr/home', '/be/fr', 'Rechercher', 'données'],
    ['/worldwide/home', '/worldwide', 'Search', 'data'],
  ] as const) {
    await visit(page, path);
    await opener(page, name).click();
    await input(page).fill(query);
    // Counted, so that none comes any more while they are read.
    await expect(overlay(page).getByRole('status')).toHaveText(/\d/);
    for (const [type, folder] of [
      ['services', 'services'],
      ['keyplays', 'playbook'],
      ['insights', 'insights'],
    ] as const) {
      const links = overlay(page).locator(`[data-type="${type}"] [role="option"]:not([target])`);
      await expect(links.first()).toBeVisible();
      for (const link of await links.all()) {
        expect(await link.getAttribute('href')).toMatch(
          new RegExp(`^${root}/${folder}/[a-z0-9-]+$`),
        );
      }
    }
  }
});

/** Opens search and asks for an insight that another website has, which answers here. */
const findElsewhere = async (page: Page) => {
  await page
    .context()
    .route('https://press.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
    );
  await openSearch(page);
  await input(page).fill('on the radio counting trucks');
  const result = options(page).filter({ hasText: 'On the radio' });
  await expect(result).toHaveAttribute('href', /^https:\/\/press\.example\//);
  // Nothing comes and goes any more.
  await expect(overlay(page).getByRole('status')).toHaveText(/\d/);
  return { result, opened: page.waitForEvent('popup') };
};

test('finds an insight published elsewhere, and opens it in a new window', async ({ page }) => {
  const { result, opened } = await findElsewhere(page);
  await expect(result).toHaveAttribute('target', '_blank');
  await result.click();
  await expect(await opened).toHaveTitle('Elsewhere');
  await expect(page).toHaveURL(/\/us\/en\/home/);
  await expect(overlay(page)).toHaveCount(0);
});

test('opens it by keyboard too', async ({ page }) => {
  const { opened } = await findElsewhere(page);
  const place = (await options(page).allInnerTexts()).findIndex((text) =>
    text.includes('On the radio'),
  );
  for (let at = 0; at <= place; at += 1) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(await opened).toHaveTitle('Elsewhere');
  await expect(overlay(page)).toHaveCount(0);
});

test('marks what matches, accents or not', async ({ page }) => {
  await visit(page, '/be/fr/home');
  await opener(page, 'Rechercher').click();
  await input(page).fill('donnees');
  await expect(overlay(page).locator('mark').first()).toHaveText(/^données?$/i);
});

test('says that nothing is found in the language of the site, and only for a query', async ({
  page,
}) => {
  await visit(page, '/be/fr/home');
  await opener(page, 'Rechercher').click();
  await expect(overlay(page).getByText('Aucun résultat')).toHaveCount(0);
  await input(page).fill('xqzvwkj');
  await expect(overlay(page).getByRole('status')).toHaveText('Aucun résultat');
  await input(page).fill('   ');
  await expect(overlay(page).getByText('Aucun résultat')).toHaveCount(0);
});

test.describe('closes', () => {
  test('on Escape, and gives the focus back', async ({ page }) => {
    await openSearch(page);
    await page.keyboard.press('Escape');
    await expect(overlay(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  test('on the close icon', async ({ page }) => {
    await openSearch(page);
    await overlay(page).getByRole('button', { name: 'Close search' }).click();
    await expect(overlay(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
  });

  test('on a click outside', async ({ page, viewport }) => {
    test.skip((viewport?.width ?? 0) < 960, 'On a phone the overlay is as large as the screen.');
    await openSearch(page);
    await page.mouse.click(20, 700);
    await expect(overlay(page)).toHaveCount(0);
  });

  test('on following a result, and on going back', async ({ page }) => {
    await openSearch(page);
    await input(page).fill('data');
    await expect(overlay(page).getByRole('status')).toHaveText(/\d/);
    await overlay(page).locator('[data-type="services"] [role="option"]').first().click();
    await expect(page).toHaveURL(/\/us\/en\/services\//);
    await expect(overlay(page)).toHaveCount(0);
    await opener(page).click();
    await expect(overlay(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/us\/en\/home/);
    await expect(overlay(page)).toHaveCount(0);
  });
});

test('keeps the last query for the session', async ({ page, context }) => {
  await openSearch(page);
  await input(page).fill('lakehouse');
  await page.keyboard.press('Escape');
  await page.reload();
  await expectMounted(page);
  await opener(page).click();
  await expect(input(page)).toHaveValue('lakehouse');
  const other = await context.newPage();
  await openSearch(other);
  await expect(input(other)).toHaveValue('');
});

test('opens by a link with a query', async ({ page }) => {
  await visit(page, '/us/en/home?q=machine%20learning');
  await expect(input(page)).toHaveValue('machine learning');
  await expect(options(page).first()).toContainText('Machine learning');
});

test('is used by keyboard alone', async ({ page }) => {
  await visit(page, '/us/en/home');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(input(page)).toBeFocused();
  await page.keyboard.type('data');
  await expect(overlay(page).getByRole('status')).toHaveText(/\d/);
  await expect(options(page).first()).toBeVisible();
  await expect(input(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(input(page)).not.toHaveAttribute('aria-activedescendant', /./);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = options(page).nth(1);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(input(page)).toHaveAttribute(
    'aria-activedescendant',
    (await second.getAttribute('id')) ?? '',
  );
  await expect(input(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  const last = options(page).last();
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(last).toBeInViewport();
  const href = (await last.getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
  await expect(overlay(page)).toHaveCount(0);
});

test('announces how many results there are', async ({ page }) => {
  await openSearch(page);
  await input(page).fill('data');
  const status = overlay(page).getByRole('status');
  await expect(status).toHaveText(/^\d+ results$/);
  // Both change once more when results of another kind arrive.
  await expect(async () => {
    expect(await status.textContent()).toBe(`${await options(page).count()} results`);
  }).toPass({ timeout: 5000 });
});

test('has no accessibility violations, empty, with results and without', async ({ page }) => {
  await openSearch(page);
  expect(await axeViolations(page)).toEqual([]);
  await input(page).fill('data');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  expect(await axeViolations(page)).toEqual([]);
  await input(page).fill('xqzvwkj');
  await expect(overlay(page).getByRole('status')).toHaveText('No results found');
  expect(await axeViolations(page)).toEqual([]);
});

test('loads nothing of search before it is opened', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/us/en/home');
  await page.waitForLoadState('networkidle');
  const before = new Set(asked);
  expect([...before].filter((path) => path.startsWith('/search-index/'))).toEqual([]);
  await opener(page).click();
  await input(page).fill('data');
  await expect(options(page).first()).toBeVisible();
  const files = () => asked.filter((path) => path.startsWith('/search-index/'));
  await expect.poll(() => files().length).toBe(10);
  // First results are found in the stores, so nothing goes before them.
  expect(
    files()
      .slice(0, 5)
      .every((path) => path.includes('-store-')),
  ).toBe(true);
  const scripts = asked.filter((path) => path.endsWith('.js') && !before.has(path));
  expect(scripts.length).toBeGreaterThan(0);
});

test('loads when a pointer rests on its button', async ({ page, isMobile }) => {
  test.skip(isMobile, 'A finger does not rest.');
  await visit(page, '/us/en/home');
  const file = page.waitForRequest(/\/search-index\/us-insights-store-/);
  await opener(page).hover();
  await file;
  await expect(overlay(page)).toHaveCount(0);
});

test('fills the phone, with the input at the top and the results below it', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile);
  await openSearch(page);
  await input(page).fill('data');
  await expect(overlay(page).getByRole('status')).toHaveText(/\d/);
  await expect(options(page).first()).toBeVisible();
  // With the keyboard open there is half the screen left.
  await page.setViewportSize({ width: 390, height: 420 });
  await expect(input(page)).toBeInViewport();
  await expect(options(page).first()).toBeInViewport();
  await options(page).last().scrollIntoViewIfNeeded();
  await expect(input(page)).toBeInViewport();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test('a query without a result is reported when search is closed, and one with results is not', async ({
  page,
}) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/search-misses')) reports.push(request.postData() ?? '');
  });
  await visit(page, '/us/en/home');
  const open = async (query: string) => {
    await page.locator('.search-button').click();
    await page.getByRole('dialog').getByRole('combobox').fill(query);
  };
  await open('data');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await open('Zxqwvut  Qqxz');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('No results found');
  await page.keyboard.press('Escape');
  await expect.poll(() => reports).toEqual(['{"site":"us/en","query":"zxqwvut qqxz"}']);
  await open('zxqwvut qqxz');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('No results found');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(reports).toHaveLength(1);
});
