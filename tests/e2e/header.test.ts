import { expect, test, type Page } from '@playwright/test';
import { navigate } from './support/navigate';
import { visit } from '../support/visit';
import { axeViolations } from '../support/axe';
import { routes } from './support/routes';

const homes = routes.pages
  .filter(({ template }) => template === 'homepage')
  .map(({ path }) => path);

test.describe('region switcher', () => {
  test('leads from a home to every other home', async ({ page }) => {
    await visit(page, '/us/en/home');
    await page.getByRole('banner').locator('a[aria-haspopup="dialog"]').click();
    const links = page.getByRole('dialog').getByRole('listitem');
    await expect(links).toHaveCount(homes.length);
    await expect(links.filter({ hasText: 'This page in' })).toHaveCount(homes.length);
  });

  test('leads to the same page in another site where it exists, else to its home, and says which', async ({
    page,
  }) => {
    await visit(page, '/be/fr/services');
    await page.getByRole('banner').getByText('BE', { exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const english = dialog.locator('a[href="/be/en/services"]');
    await expect(english).toContainText('English');
    await english.click();
    await expect(page).toHaveURL('/be/en/services');
    await expect(dialog).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-BE');
  });

  test('leads to the versions of the page after a page change too', async ({ page }) => {
    await visit(page, '/be/fr/home');
    await navigate(page, '/be/fr/insights');
    // The page has set its head, which names the file.
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      /\/be\/fr\/insights$/,
    );
    await page.getByRole('banner').locator('a[aria-haspopup="dialog"]').click();
    const english = page.getByRole('dialog').locator('a[hreflang="en-BE"]');
    await expect(english).toHaveAttribute('href', '/be/en/insights');
  });

  test('leads to home pages, and says nothing of this page, where its versions cannot be fetched', async ({
    page,
  }) => {
    await page.route('**/alternates/*.json', (route) => route.abort());
    await visit(page, '/be/fr/services');
    await page.getByRole('banner').locator('a[aria-haspopup="dialog"]').click();
    const english = page.getByRole('dialog').locator('a[hreflang="en-BE"]');
    await expect(english).toHaveAttribute('href', '/be/en/home');
    await expect(english).not.toContainText('page');
  });

  test('closes by keyboard and gives the focus back', async ({ page }) => {
    await visit(page, '/us/en/home');
    const opener = page.getByRole('banner').locator('a[aria-haspopup="dialog"]');
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test.describe('menu on a desktop', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 960);

  test('opens by hover, by keyboard, and closes on Escape', async ({ page }) => {
    await visit(page, '/us/en/home');
    const nav = page.getByRole('navigation', { name: 'Main' });
    const services = nav.getByRole('button', { name: /What we do/ });
    const link = nav.getByRole('link', { name: 'Data platforms' });
    await services.hover();
    await expect(link).toBeVisible();
    await page.mouse.move(10, 600);
    await expect(link).toBeHidden();
    await services.focus();
    await page.keyboard.press('Enter');
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(nav.locator('a:focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(services).toHaveAttribute('aria-expanded', 'false');
  });

  test('leads to the page of each heading, and marks the section that a page is in', async ({
    page,
  }) => {
    await visit(page, '/us/en/services/data-platforms');
    const nav = page.getByRole('navigation', { name: 'Main' });
    const heading = nav.getByRole('link', { name: 'What we do' });
    await expect(heading).toHaveAttribute('aria-current', 'true');
    await heading.click();
    await expect(page).toHaveURL('/us/en/services');
    await expect(heading).toHaveAttribute('aria-current', 'page');
    await expect(nav.locator('[aria-current]')).toHaveCount(1);
  });

  test('opens below the header, not inside it', async ({ page }) => {
    await visit(page, '/us/en/home');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('button', { name: /What we do/ }).press('Enter');
    const submenu = nav.locator('ul ul[data-open="true"]');
    expect((await submenu.boundingBox())?.y).toBeGreaterThanOrEqual(99);
  });

  test('opens on hover without script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    await page.goto(`${baseURL}/us/en/home`);
    const nav = page.getByRole('navigation', { name: 'Main' });
    await nav.getByRole('link', { name: 'What we do' }).hover();
    await expect(nav.getByRole('link', { name: 'Data platforms' })).toBeVisible();
    await context.close();
  });

  for (const home of homes) {
    test(`${home} has each label on one line and the contact link in the window`, async ({
      page,
    }) => {
      await visit(page, home);
      for (const width of [960, 1024, 1280, 1344, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const found = await page.getByRole('banner').evaluate((header) => {
          const isShown = (element: Element) => element.getClientRects().length > 0;
          const links = [...header.querySelectorAll('a, button')].filter(isShown);
          const walker = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
          const broken: (string | null)[] = [];
          while (walker.nextNode()) {
            const range = document.createRange();
            range.selectNode(walker.currentNode);
            // What only screen readers read stands in a box of one pixel.
            const isSeen = (walker.currentNode.parentElement?.offsetWidth ?? 0) > 1;
            if (isSeen && range.getClientRects().length > 1) {
              broken.push(walker.currentNode.textContent);
            }
          }
          const right = Math.max(...links.map((link) => link.getBoundingClientRect().right));
          const boxes = [...header.querySelectorAll('nav > ul > li')].filter(isShown);
          const overlaps = boxes.some(
            (item, index) =>
              index > 0 &&
              item.getBoundingClientRect().left <
                (boxes[index - 1]?.getBoundingClientRect().right ?? 0) - 0.5,
          );
          const hasRow = boxes.length > 0;
          const hasToggle = links.some(
            (link) => link.getAttribute('aria-controls') === 'main-menu',
          );
          return {
            broken,
            isInside: right <= document.documentElement.clientWidth,
            overlaps,
            isRowOrPanel: hasRow !== hasToggle,
          };
        });
        expect({ width, ...found }).toEqual({
          width,
          broken: [],
          isInside: true,
          overlaps: false,
          isRowOrPanel: true,
        });
        if (width >= 1344) await expect(page.locator('#main-menu > li').first()).toBeVisible();
      }
    });
  }

  test('is 100 pixels high', async ({ page }) => {
    await visit(page, '/us/en/home');
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(100);
  });
});

test.describe('menu on a phone', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) >= 960);

  test('opens a panel, follows a submenu and closes on navigation', async ({ page }) => {
    await visit(page, '/us/en/home');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'What we do' }).click();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Data platforms' })
      .click();
    await expect(page).toHaveURL('/us/en/services/data-platforms');
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  test('closes on Escape', async ({ page }) => {
    await visit(page, '/us/en/home');
    const toggle = page.getByRole('button', { name: 'Open menu' });
    await toggle.click();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });

  const open = async (page: Page) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav.getByRole('button', { name: 'Close menu' })).toBeFocused();
    return nav;
  };
  const isClosed = async (page: Page) => {
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await expect(page.locator('[inert]')).toHaveCount(0);
  };

  test('keeps the focus in the panel, forwards and backwards', async ({ page }) => {
    await visit(page, '/us/en/home');
    const nav = await open(page);
    const stops = new Set<string>();
    for (const key of [...Array<string>(12).fill('Tab'), ...Array<string>(12).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      const place = await nav.evaluate((element) => {
        const active = document.activeElement;
        if (active === document.body) return 'the window';
        return element.contains(active)
          ? (active?.textContent ?? '')
          : `outside: ${active?.outerHTML}`;
      });
      stops.add(place);
    }
    expect([...stops].filter((stop) => stop.startsWith('outside'))).toEqual([]);
    expect(stops.size).toBeGreaterThan(4);
    expect(await axeViolations(page)).toEqual([]);
  });

  test('closes by a click beside it, without following what is below', async ({ page }) => {
    await visit(page, '/us/en/home');
    await open(page);
    await page.mouse.click(12, 500);
    await isClosed(page);
    await expect(page).toHaveURL('/us/en/home');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });

  test('closes by its button, by going back, and on a wider window', async ({ page }) => {
    await visit(page, '/us/en/home');
    await open(page);
    await page.getByRole('button', { name: 'Close menu' }).click();
    await isClosed(page);
    await navigate(page, '/us/en/services');
    await expect(page).toHaveURL('/us/en/services');
    await open(page);
    await page.goBack();
    await expect(page).toHaveURL('/us/en/home');
    await isClosed(page);
    await open(page);
    await page.setViewportSize({ width: 1440, height: 800 });
    await expect(page.locator('[inert]')).toHaveCount(0);
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('button').first(),
    ).toBeVisible();
  });

  test('is 60 pixels high', async ({ page }) => {
    await visit(page, '/us/en/home');
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(60);
  });
});

test('the footer shows the address of the location chosen', async ({ page }) => {
  await visit(page, '/us/en/home');
  const footer = page.getByRole('contentinfo');
  const options = footer.locator('select option');
  await expect.poll(() => options.count()).toBeGreaterThan(5);
  const before = await footer.locator('address').textContent();
  await footer.locator('select').selectOption({ index: 3 });
  await expect(footer.locator('address')).not.toHaveText(before ?? '');
});
