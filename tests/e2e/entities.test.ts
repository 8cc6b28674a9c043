import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { visit } from '../support/visit';

const keyPlayRows = 'main a[href*="/playbook/"]';

test.describe('playbook', () => {
  test('filters by partners through the hash, with the back button', async ({ page }) => {
    await visit(page, '/us/en/playbook');
    const filter = page.getByRole('group', { name: 'Filter by partner' });
    const all = filter.getByRole('button', { name: 'All partners' });
    const aws = filter.getByRole('button', { name: /Arbor Web Services/ });
    const quarry = filter.getByRole('button', { name: /Quarry/ });
    const everything = await page.locator(keyPlayRows).count();
    await expect(all).toHaveAttribute('aria-pressed', 'true');

    await aws.click();
    await expect(page).toHaveURL('/us/en/playbook#/aws');
    await expect(aws).toHaveAttribute('aria-pressed', 'true');
    const promised = Number(await aws.locator('small').textContent());
    await expect(page.locator(keyPlayRows)).toHaveCount(promised);
    expect(promised).toBeLessThan(everything);

    await quarry.click();
    await expect(page).toHaveURL('/us/en/playbook#/aws/quarry');
    await aws.click();
    await expect(page).toHaveURL('/us/en/playbook#/quarry');
    await page.goBack();
    await expect(page).toHaveURL('/us/en/playbook#/aws/quarry');
    await expect(aws).toHaveAttribute('aria-pressed', 'true');

    await all.click();
    await expect(page).toHaveURL('/us/en/playbook#/all-partners');
    await expect(page.locator(keyPlayRows)).toHaveCount(everything);
  });

  test('reads the partners of a shared link and ignores those nobody knows', async ({ page }) => {
    await visit(page, '/us/en/playbook#/nobody/aws');
    const filter = page.getByRole('group', { name: 'Filter by partner' });
    await expect(filter.locator('[aria-pressed="true"]')).toHaveText(/Arbor Web Services/);
  });

  test('#all-partners scrolls to the partners', async ({ page }) => {
    await visit(page, '/us/en/playbook#all-partners');
    const partners = page.locator('#all-partners');
    await expect(partners).toBeInViewport();
    await expect(page.getByRole('banner')).toBeInViewport();
    const { top, header } = await page.evaluate(() => ({
      top: document.querySelector('#all-partners h2')?.getBoundingClientRect().top ?? -1,
      header: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    }));
    expect(top).toBeGreaterThanOrEqual(header);
  });

  test('leads to the entry of each partner, which has at most three figures and its key plays', async ({
    page,
  }) => {
    await visit(page, '/us/en/playbook');
    const tile = page.locator('#all-partners').getByRole('link', { name: /^Arbor Web Services/ });
    await expect(tile).toContainText('Key plays: 2');
    await tile.click();
    await expect(page).toHaveURL('/us/en/partners-and-technology#partner-aws');
    const partners = page.locator('#all-partners li[id]');
    await expect(partners.first().getByRole('heading', { name: 'Key plays' })).toBeVisible();
    for (const partner of await partners.all()) {
      expect(await partner.locator('dd').count()).toBeLessThanOrEqual(3);
    }
    await expect(partners.first().locator('dd')).toHaveCount(3);
  });
});

test('a key play names at most three of each tag, and a partner leads to its key plays', async ({
  page,
}) => {
  await visit(page, '/us/en/playbook');
  await page.locator(keyPlayRows).first().click();
  await expect(page.locator('article dl')).not.toHaveCount(0);
  for (const group of await page.locator('article dl').first().locator('> div').all()) {
    expect(await group.locator('dd').count()).toBeLessThanOrEqual(3);
  }
  const partner = page.locator('article dl a').first();
  const name = (await partner.textContent()) ?? '';
  await partner.click();
  await expect(page).toHaveURL(/\/us\/en\/playbook#\/[a-z-]+$/);
  await expect(
    page.getByRole('group', { name: 'Filter by partner' }).locator('[aria-pressed="true"]'),
  ).toContainText(name);
});

test.describe('locations', () => {
  test('a continent is an anchor below the fixed header', async ({ page }) => {
    await visit(page, '/us/en/about-us/locations#asia-pacific');
    const title = page.getByRole('heading', { name: 'Asia Pacific' });
    await expect(title).toBeInViewport();
    const { top, header } = await page.evaluate(() => ({
      top: document.querySelector('#asia-pacific')?.getBoundingClientRect().top ?? -1,
      header: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
    }));
    expect(Math.round(top)).toBeGreaterThanOrEqual(Math.round(header));
  });

  test('are filtered by country; phone and directions are links', async ({ page }) => {
    await visit(page, '/us/en/about-us/locations');
    const portugal = page
      .getByRole('group', { name: 'Filter by country' })
      .getByRole('button', { name: /Portugal/ });
    await portugal.click();
    await expect(portugal).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('main section h3')).toHaveText(['Portugal']);
    await expect(page.locator('main section[id] > h2')).toHaveText(['Europe']);
    await expect(page.locator('main section a[href^="tel:"]').first()).toBeVisible();
    await expect(page.locator('main section a[href^="https://"]').first()).toBeVisible();
    await portugal.click();
    await expect.poll(() => page.locator('main section h3').count()).toBeGreaterThan(10);
  });
});

test.describe('investors', () => {
  test('a table stands beside each chart, in the numbers of the site', async ({ page }) => {
    await visit(page, '/be/fr/about-us/investors');
    await expect(page.locator('main svg[role="img"]').first()).toHaveAttribute(
      'aria-label',
      /2025: 1\s284/,
    );
    const revenue = page.locator('main table').first();
    await expect(revenue.locator('tbody tr').first()).toContainText(/2025\s*1\s284/);
    await visit(page, '/us/en/about-us/investors');
    await expect(page.locator('main table').first().locator('tbody tr').first()).toContainText(
      '1,284',
    );
  });

  test('show revenue in the hero of a page without a picture, and not again below', async ({
    page,
  }) => {
    await visit(page, '/uk/en/about-us/investors');
    const revenue = page.locator('[data-hero] .measure');
    await expect(revenue.getByRole('heading', { name: 'Consolidated revenue' })).toBeVisible();
    // The title states that of the year.
    await expect(revenue.locator('h2 + p')).toHaveText('+39.9%');
    await expect(revenue).toContainText('2021 – 2025 · In millions of EUR');
    await expect(revenue.locator('svg').first()).toContainText('1,284');
    await expect(page.locator('.measure')).toHaveCount(4);
    await expect(page.locator('.contents .measure h2')).toHaveText([
      'Operating result',
      'Operating margin',
      'Head count',
    ]);
  });

  test('state the result of the year as title, with the name of the page above it', async ({
    page,
  }) => {
    await visit(page, '/uk/en/about-us/investors');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Revenue rose 7.3% to €1,284 million',
    );
    await expect(page.locator('[data-hero] header > p')).toHaveText('Investors');
    await expect(page).toHaveTitle(/^Investors/);
  });

  test('mark the rows that findings are about, else that of the country', async ({ page }) => {
    await visit(page, '/uk/en/about-us/investors');
    await expect(page.locator('tr[data-marked] th')).toHaveText([
      'United Kingdom',
      'Energy and utilities',
      'Analytics and AI',
      'Founding partners',
      'Employees',
    ]);
    const marked = page.locator('tr', { hasText: 'Founding partners' });
    const plain = page.locator('tr', { hasText: 'Willowbank' }).first();
    await expect(marked.first().locator('th')).toHaveCSS('font-weight', '700');
    await expect(plain.locator('th')).toHaveCSS('font-weight', '500');
  });

  test('sort industries by their change, whose zero is one line', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/uk/en/about-us/investors');
    const table = page.locator('#revenue-by-industry');
    await expect(table.locator('tbody th').first()).toHaveText('Energy and utilities');
    await expect(table.locator('tbody th').last()).toHaveText('Retail');
    const lines = await table
      .locator('rect:not([data-current])')
      .evaluateAll((all) => all.map((line) => line.getBoundingClientRect()));
    expect(lines).toHaveLength(10);
    lines.slice(1).forEach(({ top, x }, index) => {
      expect(top).toBeLessThanOrEqual(lines[index]!.bottom);
      expect(x).toBe(lines[0]!.x);
    });
  });

  test('have the report and the next date beside the introduction of wide windows', async ({
    page,
  }) => {
    await visit(page, '/fr/fr/about-us/investors');
    for (const [width, isBeside] of [
      [390, false],
      [1440, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const head = page.locator('[data-hero] > header > div');
      const [introduction, date] = [
        await head.locator('> p').first().boundingBox(),
        await head.locator('.next-date').boundingBox(),
      ];
      expect(date!.x > introduction!.x + introduction!.width).toBe(isBeside);
      expect(date!.y < introduction!.y + introduction!.height).toBe(isBeside);
    }
  });

  test('have dates that are smaller than the title of the page', async ({ page }) => {
    await visit(page, '/us/en/about-us/investors');
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [date = 0, title = 0] = await page
        .locator('h1, .investor-section dd')
        .evaluateAll((all) =>
          [all[1], all[0]].map((part) => Number.parseFloat(getComputedStyle(part!).fontSize)),
        );
      expect(date).toBeLessThan(title);
    }
  });

  test('list revenue, calendar, documents and each table in the table of contents', async ({
    page,
  }) => {
    await visit(page, '/worldwide/about-us/investors');
    const links = page.locator('.contents nav a');
    await expect(links).toHaveText([
      'Consolidated revenue',
      'Financial calendar 2027',
      'Documents',
      'Operating result',
      'Operating margin',
      'Head count',
      'Revenue by geographic area',
      'Revenue by industry',
      'Revenue by market segment',
      'Capital structure',
      'How steady it is',
      'How we think about growth',
      'A question about the figures',
    ]);
    const targets = await links.evaluateAll((all) =>
      all.map((link) => document.getElementById((link as HTMLAnchorElement).hash.slice(1))),
    );
    expect(targets).not.toContain(null);
  });

  test('say what each table shows, and show all of it on a phone', async ({ page }) => {
    await visit(page, '/fr/fr/about-us/investors');
    await expect(page.locator('#structure-du-capital h2')).toHaveText(/57\s% du capital/);
    // Those below a drawing are folded.
    const folded = page.locator('.figure-table summary');
    await expect(folded).toHaveCount(3);
    for (const summary of await folded.all()) await summary.click();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const cut = await page
        .locator('.contents [role="region"], .holdings')
        .evaluateAll((all) =>
          all
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ textContent }) => textContent?.slice(0, 60)),
        );
      expect({ width, cut }).toEqual({ width, cut: [] });
      const names = page.locator('.figure-table').first().locator('thead th');
      await expect(names.filter({ hasText: 'Écart en points' })).toBeVisible();
      // Last year's are below this year's.
      await expect(names.first().locator('small')).toContainText('précédente');
      await expect(names.first().locator('small')).toBeVisible();
      await expect(names.nth(1)).toBeHidden();
      const end = await page
        .locator('.holdings td')
        .evaluateAll((all) => Math.max(...all.map((cell) => cell.getBoundingClientRect().right)));
      expect(end).toBeLessThanOrEqual(width);
    }
  });

  test('name every area of the drawings of shares, in any window', async ({ page }) => {
    const drawings = {
      '.proportions > :first-child:not(svg) ~ * b, .proportions > div:first-child b': 8,
      '.proportions > svg ~ div:last-child b': 6,
    };
    for (const path of ['/fr/fr/about-us/investors', '/us/en/about-us/investors']) {
      await visit(page, path);
      for (const width of [320, 390, 768, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        for (const [selector, count] of Object.entries(drawings)) {
          const areas = await page.locator(`main ${selector}`).evaluateAll((all) =>
            all.map((area) => {
              const [around, name] = [area, area.querySelector('small')].map((element) =>
                element?.getBoundingClientRect(),
              );
              const isWhole = name && around && name.height > 0 && name.bottom <= around.bottom;
              return isWhole && area.scrollWidth <= area.clientWidth ? 'whole' : area.textContent;
            }),
          );
          expect({ path, width, areas }).toEqual({
            path,
            width,
            areas: Array.from({ length: count }, () => 'whole'),
          });
        }
      }
    }
  });

  test('fold the numbers of shares that are drawn, and name each change in the drawing', async ({
    page,
  }) => {
    await visit(page, '/us/en/about-us/investors');
    for (const [id, line, change] of [
      ['revenue-by-geographic-area', 'United States', '+0.3'],
      ['revenue-by-market-segment', 'Analytics and AI', '+2.7'],
    ] as const) {
      const section = page.locator(`#${id}`);
      await expect(section.locator('b[data-marked] small')).toHaveText([line, change]);
      const row = section.getByRole('row', { name: line });
      await expect(row).toBeHidden();
      await section.getByText('Show the figures in a table').click();
      await expect(row.getByRole('cell').last()).toHaveText(change);
    }
    await expect(
      page.locator('#revenue-by-industry').getByRole('row', { name: 'Retail' }),
    ).toBeVisible();
  });

  test('name the next date of the calendar as of today, whatever the age of the build', async ({
    page,
  }) => {
    // The clock alone: Playwright's also stops the frames that hydration waits for.
    await page.addInitScript(() => {
      Date.now = () => Date.parse('2027-03-01T12:00Z');
    });
    await visit(page, '/us/en/about-us/investors');
    await expect(page.locator('[data-hero] .next-date')).toHaveText(
      'Next date March 18, 2027 annual report of 2026',
    );
  });

  test('offer the annual report below the introduction', async ({ page }) => {
    await visit(page, '/fr/fr/about-us/investors');
    const report = page.locator('[data-hero]').getByRole('link', { name: 'Rapport annuel 2025' });
    const downloads = page.waitForEvent('download');
    await report.click();
    expect((await downloads).suggestedFilename()).toMatch(/\.pdf$/);
  });
});

test.describe('insights', () => {
  test('come twelve at a time, and coming back finds the same place', async ({ page }) => {
    await visit(page, '/us/en/insights');
    const shown = page.locator('main ul > li:visible:has(h2)');
    await expect(shown).toHaveCount(12);
    await page.getByRole('button', { name: 'Show more', exact: true }).click();
    await expect(shown).toHaveCount(24);
    const last = shown.nth(23).getByRole('link');
    const internal = page.locator('main li:visible:has(h2) a[href^="/us/en/insights/"]').nth(15);
    await internal.scrollIntoViewIfNeeded();
    await internal.click();
    await expect(page).toHaveURL(/\/us\/en\/insights\/./);
    await page.goBack();
    await expect(page).toHaveURL('/us/en/insights');
    await expect(shown).toHaveCount(24);
    await expect(last).toBeVisible();
    await expect(internal).toBeInViewport();
  });

  test('are filtered by type', async ({ page }) => {
    await visit(page, '/us/en/insights');
    const report = page
      .getByRole('group', { name: 'Filter by type' })
      .getByRole('button', { name: /Report/ });
    const promised = Number(await report.locator('small').textContent());
    await report.click();
    await expect(page.locator('main ul > li:visible:has(h2)')).toHaveCount(promised);
    await expect(page).toHaveURL('/us/en/insights?type=report');
  });

  test('can be passed on by a copied link', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, '/us/en/insights');
    await page.locator('main a[href^="/us/en/insights/"]').first().click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(copied).pathname).toBe(new URL(page.url()).pathname);
  });
});

test('a document is saved under its own name', async ({ page }) => {
  await visit(page, '/us/en/about-us/downloads');
  const link = page.locator('main a[download]').first();
  const name = await link.getAttribute('download');
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe(name);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every key play, insight and office shows', async ({ page }) => {
    await page.goto('/us/en/playbook#/aws');
    expect(await page.locator(keyPlayRows).count()).toBe(6);
    await page.goto('/us/en/insights');
    await expect(page.locator('main ul > li:visible:has(h2)')).toHaveCount(29);
    await expect(page.locator('main article h2', { hasText: /./ }).first()).toBeVisible();
    await page.goto('/us/en/about-us/locations');
    expect(await page.locator('main section h3:visible').count()).toBeGreaterThan(10);
  });
});

test('pages about the group end with links to the others, and a way to the contact page', async ({
  page,
}) => {
  for (const name of ['awards', 'brands', 'careers', 'committed', 'company-purpose', 'downloads']) {
    await visit(page, `/us/en/about-us/${name}`);
    const others = page.getByRole('navigation', { name: 'More about us' }).getByRole('link');
    expect(await others.count()).toBeGreaterThan(8);
    await expect(others.and(page.locator(`[href$="/about-us/${name}"]`))).toHaveCount(0);
    const last = page.locator('main section').last();
    await expect(last).toContainText('Shall we talk?');
    await expect(last.getByRole('link')).toHaveAttribute('href', '/us/en/contact-us');
  }
});
