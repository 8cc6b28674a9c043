import { expect, test, type Page } from '@playwright/test';
import { expectMounted, visit } from '../support/visit';

const navigate = (page: Page, path: string) =>
  page.evaluate(
    (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
    path,
  );

/** Ends the prefetching of links, which would ask for the same files. */
const withoutPrefetch = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    });
  });

const insightsData = '**/page-data/us/en/insights/page-data.json';

test.describe('a page that cannot be loaded', () => {
  test('falls back to the 404 page, in the language of the path', async ({ page }) => {
    await visit(page, '/be/fr/home');
    await navigate(page, '/be/fr/rien-ici');
    await expect(page.locator('h1')).toHaveText('Cette page n’existe pas');
    await expect(page.locator('html')).toHaveAttribute('lang', /^fr/);
  });

  test('falls back to the 500 page when the host fails', async ({ page }) => {
    await withoutPrefetch(page);
    await page.route(insightsData, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await visit(page, '/us/en/home');
    const title = await page.locator('h1').textContent();
    await navigate(page, '/us/en/insights');
    await expect(page.locator('h1')).not.toHaveText(title ?? '');
    await expect(page.locator('h1')).toContainText(/went wrong|problem|broke|error/i);
  });

  test('is requested again up to three times', async ({ page }) => {
    await withoutPrefetch(page);
    let asked = 0;
    await page.route(insightsData, (route) => {
      asked += 1;
      return asked <= 3 ? route.fulfill({ status: 503, body: '' }) : route.continue();
    });
    await visit(page, '/us/en/home');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await navigate(page, '/us/en/insights');
    await expect(page).toHaveURL('/us/en/insights');
    await expect(page.locator('h1')).toHaveText('Insights');
    expect(asked).toBe(4);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('is opened whole when it keeps failing', async ({ page }) => {
    await withoutPrefetch(page);
    let asked = 0;
    await page.route(insightsData, (route) => {
      asked += 1;
      return route.fulfill({ status: 503, body: '' });
    });
    await visit(page, '/us/en/home');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await navigate(page, '/us/en/insights');
    await expect(page).toHaveURL('/us/en/insights');
    await expect
      .poll(() => page.evaluate(() => 'isSameDocument' in window).catch(() => true))
      .toBe(false);
    await expect(page.locator('h1')).toHaveText('Insights');
    expect(asked).toBeGreaterThanOrEqual(4);
  });
});

test('a build that is not the one of the page reloads it once, and no more', async ({ page }) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  // What the flag of the session is when a document begins.
  const flags: (string | null)[] = [];
  await page.exposeFunction('reportFlag', (flag: string | null) => flags.push(flag));
  await page.addInitScript(() => {
    const { reportFlag } = window as unknown as { reportFlag: (flag: string | null) => void };
    reportFlag(sessionStorage.getItem('gatsby-reload-compilation-hash-match'));
  });
  await page.route('**/page-data/app-data.json', (route) =>
    route.fulfill({ json: { webpackCompilationHash: 'of-another-build' } }),
  );
  await page.goto('/us/en/home');
  // A request is not an evaluation: what is evaluated before would end with the first document.
  await expect.poll(() => flags).toEqual([null, '1']);
  await expectMounted(page);
  await page.waitForLoadState('networkidle');
  expect(documents).toBe(2);
  // The flag of the session has done its work by then, so that a later change reloads once more.
  expect(
    await page.evaluate(() => sessionStorage.getItem('gatsby-reload-compilation-hash-match')),
  ).toBeNull();
  await expect(page.locator('h1')).toBeVisible();
});

test.describe('prefetching', () => {
  const prefetched = async (page: Page): Promise<string[]> => {
    const paths: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/page-data\/us\/en\/.*page-data\.json$/.test(pathname)) paths.push(pathname);
    });
    await visit(page, '/us/en/home');
    await page.waitForLoadState('networkidle');
    await page.locator('main a[href^="/us/en/"]').first().scrollIntoViewIfNeeded();
    // Gatsby waits three seconds before it fetches the first four.
    await page.waitForTimeout(4500);
    return paths.filter((path) => !path.includes('/home/'));
  };

  test('fetches pages that are linked to in the window', async ({ page }) => {
    expect((await prefetched(page)).length).toBeGreaterThan(0);
  });

  test('fetches four pages at a time, three seconds apart, and none twice', async ({ page }) => {
    const links: { path: string; at: number }[] = [];
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname;
      const { 'sec-purpose': newName, purpose = newName } = request.headers();
      // What a link element asks for ahead, and not what is then read of it.
      if (purpose === 'prefetch' && path.endsWith('/page-data.json')) {
        links.push({ path, at: Date.now() });
      }
    });
    await visit(page, '/us/en/home');
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    // On phones the footer's menus are folded.
    for (const summary of await footer.locator('summary:visible').all()) await summary.click();
    await expect.poll(() => links.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(8);
    const gaps = links.slice(1).map(({ at }, index) => at - (links[index]?.at ?? 0));
    const pauses = gaps.flatMap((gap, index) => (gap > 1500 ? [index + 1] : []));
    expect(pauses[0]).toBe(4);
    expect(gaps[3]).toBeGreaterThan(2500);
    expect(new Set(links.map(({ path }) => path)).size).toBe(links.length);
  });

  test('makes a page ready whose files have come, so that a click asks for nothing', async ({
    page,
  }) => {
    await visit(page, '/us/en/home');
    await page.locator('main a[href="/us/en/playbook"]').first().scrollIntoViewIfNeeded();
    const isReady = () =>
      page.evaluate(
        () =>
          (
            window as unknown as { ___loader: { loadPageSync: (path: string) => unknown } }
          ).___loader.loadPageSync('/us/en/playbook') !== undefined,
      );
    await expect.poll(isReady, { timeout: 20_000 }).toBe(true);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.route('**/*.{js,json}', (route) => route.abort());
    await page.locator('main a[href="/us/en/playbook"]').first().click();
    await expect(page).toHaveURL('/us/en/playbook');
    await expect(page.locator('h1')).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('begins when a finger touches a link', async ({ page }) => {
    await visit(page, '/us/en/home');
    const asked = page.waitForRequest('**/page-data/us/en/contact-us/page-data.json');
    await page.locator('a[href="/us/en/contact-us"]').last().dispatchEvent('touchstart');
    await asked;
  });

  test.describe('before the application has mounted', () => {
    const rules = 'script[type=speculationrules]';
    const holdScripts = (page: Page) => page.route('**/*.js', () => new Promise(() => undefined));

    test('is the browser’s, of pages that are pointed at', async ({ page }) => {
      await holdScripts(page);
      await page.goto('/us/en/home', { waitUntil: 'commit' });
      const text = await page.locator(rules).textContent();
      expect(JSON.parse(text ?? '')).toMatchObject({
        prefetch: [{ eagerness: 'moderate', where: { and: [{ href_matches: '/*' }, {}, {}] } }],
      });
    });

    test('ends when it mounts, so that nothing is fetched twice', async ({ page }) => {
      await visit(page, '/us/en/home');
      await expect(page.locator(rules)).toHaveCount(0);
    });

    test('is left out where data are to be saved', async ({ page }) => {
      await withoutPrefetch(page);
      await holdScripts(page);
      await page.goto('/us/en/home', { waitUntil: 'commit' });
      await expect(page.locator('main h1')).toBeAttached();
      await expect(page.locator(rules)).toHaveCount(0);
    });
  });

  for (const [why, connection] of [
    ['data are to be saved', { saveData: true, effectiveType: '4g' }],
    ['the connection is slow', { saveData: false, effectiveType: '2g' }],
  ] as const) {
    test(`fetches nothing where ${why}`, async ({ page }) => {
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { value }),
        connection,
      );
      expect(await prefetched(page)).toEqual([]);
    });
  }

  test.describe('for a crawler', () => {
    test.use({ userAgent: 'Mozilla/5.0 (compatible; examplebot/1.0)' });

    test('fetches nothing', async ({ page }) => {
      expect(await prefetched(page)).toEqual([]);
    });
  });
});

test('pictures go from not visible to visible to loaded as the visitor nears them', async ({
  page,
}) => {
  const held: (() => void)[] = [];
  let isHolding = true;
  await page.route(/\.(?:avif|webp|svg)$/, async (route) => {
    if (isHolding) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto('/us/en/home', { waitUntil: 'commit' });
  await expect(page.locator('html.is-waiting')).toHaveCount(0);
  const last = page.locator('main [data-state]').last();
  await expect(last).toHaveAttribute('data-state', 'not-visible');
  const placeholder = last.locator('[data-placeholder-image]');
  await expect(placeholder).toHaveCount(0);
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveAttribute('data-state', 'visible');
  await expect(placeholder).toHaveAttribute('src', /^data:image\/webp/);
  isHolding = false;
  held.forEach((release) => release());
  await expect(last).toHaveAttribute('data-state', 'loaded');
  await expect(placeholder).toHaveCount(0);
  const picture = last.locator('[data-main-image]');
  await expect(picture).toHaveCSS('opacity', '1');
  await expect(picture).toHaveCSS('transition-duration', '0.5s');
});

test.describe('sections below the window', () => {
  test('come in once', async ({ page }) => {
    await visit(page, '/us/en/home');
    const section = page.locator('main section').last();
    await expect(section).toHaveCSS('opacity', '0');
    // Links are at least 24 px high, and a click in the middle of one hits it while it moves.
    const rise = (element: Element) =>
      new DOMMatrixReadOnly(getComputedStyle(element).transform).m42;
    expect(await section.evaluate(rise)).toBeLessThan(12);
    await section.scrollIntoViewIfNeeded();
    await expect(section).toHaveCSS('opacity', '1');
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.waitForTimeout(300);
    await expect(section).toHaveCSS('opacity', '1');
  });

  test.describe('with less motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('are simply there', async ({ page }) => {
      await visit(page, '/us/en/home');
      await expect(page.locator('main section').last()).toHaveCSS('opacity', '1');
      await expect(page.locator('[data-entering]')).toHaveCount(0);
    });
  });

  test('are on paper', async ({ page }) => {
    await visit(page, '/us/en/home');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main section').last()).toHaveCSS('opacity', '1');
  });
});
