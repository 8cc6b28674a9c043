import { expect, test, type Page } from '@playwright/test';
import { useDevelopmentReact } from './support/developmentReact';
import { templatesByProject } from './support/routes';
import { expectMounted, visit } from '../support/visit';

test.describe('React’s development build', () => {
  // Where it is blocked, its registration fails aloud.
  test.use({ serviceWorkers: 'allow' });
  // A page may be fetched ahead when the test ends.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

  const pages = templatesByProject({ '@desktop': ['us/en', 'be/fr'], '@phone': ['cn/en'] });

  for (const { path, tag } of pages) {
    test(`finds the HTML of ${path} as it renders it`, { tag }, async ({ page }) => {
      const messages = await useDevelopmentReact(page);
      await visit(page, path);
      expect(await page.evaluate('replacedModules.length')).toBeGreaterThanOrEqual(3);
      await expectHydrated(page);
      expect(messages).toEqual([]);
    });
  }

  test('says so where an element differs', async ({ page }) => {
    const messages = await useDevelopmentReact(page, (html) =>
      html.replace(/(<h1[^>]*>)[^<]+/, '$1Something else'),
    );
    await visit(page, '/us/en/home');
    await expect.poll(() => messages.join()).toContain('did not match');
  });
});

test('a carousel shows one slide at a time, and turns at both ends', async ({ page }) => {
  await visit(page, '/za/en/about-us');
  const carousel = page.locator('[aria-roledescription="carousel"]').first();
  const slides = carousel.locator('[data-slides] > div');
  const total = await slides.count();
  expect(total).toBeGreaterThan(1);
  const isShown = (index: number) => expect(slides.nth(index)).toBeVisible();
  const shown = slides.and(page.locator(':visible'));
  await isShown(0);
  await expect(shown).toHaveCount(1);
  await carousel.getByRole('button', { name: 'Previous' }).click();
  await isShown(total - 1);
  await expect(shown).toHaveCount(1);
  await carousel.getByRole('button', { name: 'Next' }).click();
  await isShown(0);
});

test('the browser’s own messages give way to those of the form', async ({ page }) => {
  await visit(page, '/be/fr/contact-us');
  await expect(page.locator('main form')).toHaveJSProperty('noValidate', true);
});

for (const path of ['/us/en/home', '/za/en/about-us', '/be/fr/contact-us', '/us/en/playbook']) {
  test(`on ${path} every element that another one names is there, and named once`, async ({
    page,
  }) => {
    await visit(page, path);
    const wrong = await page.evaluate(() => {
      // A closed dialog has no content yet.
      document.querySelectorAll('dialog:not([open])').forEach((dialog) => dialog.remove());
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      const named = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap(
        (name) =>
          [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
            (element.getAttribute(name) ?? '').split(' '),
          ),
      );
      return {
        missing: named.filter((id) => !ids.includes(id)),
        twice: ids.filter((id, index) => ids.indexOf(id) !== index),
        count: named.length,
      };
    });
    expect(wrong).toMatchObject({ missing: [], twice: [] });
    expect(wrong.count).toBeGreaterThan(3);
  });
}

/** Waits until no Suspense boundary is left that React has not hydrated: it marks the elements of those it has. */
const expectHydrated = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('main section')].filter(
            (section) => !Object.keys(section).some((key) => key.startsWith('__reactProps')),
          ).length,
      ),
    )
    .toBe(0);

declare global {
  /** Lets React's scheduler go on. */
  var releaseTasks: () => void;
}

/** Before a page loads: once the page has mounted, React hydrates no further boundary by itself until it is let. */
const holdTasks = (page: Page) =>
  page.addInitScript(() => {
    let isHeld = false;
    const held: (() => void)[] = [];
    // eslint-disable-next-line @typescript-eslint/unbound-method -- It is called with its port.
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
      if (isHeld) held.push(() => post.call(this, message));
      else post.call(this, message);
    };
    // Time flies, so that the task that is under way ends.
    const now = performance.now.bind(performance);
    let passed = 0;
    performance.now = () => now() + (isHeld ? (passed += 20) : passed);
    const mark = performance.mark.bind(performance);
    performance.mark = (name, options) => {
      if (name === 'onInitialClientRender') isHeld = true;
      return mark(name, options);
    };
    window.releaseTasks = () => {
      isHeld = false;
      held.splice(0).forEach((task) => task());
    };
  });

const carouselOf = (page: Page) => {
  const carousel = page.locator('[aria-roledescription="carousel"]').first();
  const slides = carousel.locator('[data-slides] > div');
  return { carousel, slides, hidden: slides.and(page.locator('[hidden]')) };
};

test('sections are hydrated after the rest of the page', async ({ page }) => {
  await holdTasks(page);
  await visit(page, '/za/en/about-us');
  const { slides, hidden } = carouselOf(page);
  // As it was rendered on the server, a carousel shows all slides.
  await expect(hidden).toHaveCount(0);
  await page.evaluate(() => window.releaseTasks());
  await expect(hidden).toHaveCount((await slides.count()) - 1);
});

test('a section that is clicked before it is hydrated answers that click', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await holdTasks(page);
  await visit(page, '/za/en/about-us');
  const { carousel, slides, hidden } = carouselOf(page);
  await expect(hidden).toHaveCount(0);
  await carousel
    .getByRole('button', { name: 'Next' })
    .evaluate((next: HTMLElement) => next.click());
  await expect(slides.nth(1)).not.toHaveAttribute('hidden');
  await expect(hidden).toHaveCount((await slides.count()) - 1);
  await page.evaluate(() => window.releaseTasks());
  await expectHydrated(page);
  expect(errors).toEqual([]);
});

test('a page that changes before its sections are hydrated renders none of them from nothing', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await holdTasks(page);
  await visit(page, '/us/en/home');
  const heading = page.locator('main section h2').first();
  await heading.evaluate((element) => element.setAttribute('data-first', ''));
  await page.evaluate(() => {
    window.location.hash = 'content';
  });
  await expect(page).toHaveURL(/#content$/);
  await page.evaluate(() => window.releaseTasks());
  await expectHydrated(page);
  await expect(page.locator('[data-first]')).toHaveCount(1);
  expect(errors).toEqual([]);
});

test('a page that is left before its sections are hydrated leaves nothing behind', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await holdTasks(page);
  await visit(page, '/us/en/home');
  await page
    .locator('main a[href="/us/en/insights"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.evaluate(() => window.releaseTasks());
  await expect(page).toHaveURL(/\/us\/en\/insights$/);
  await expect(page.locator('main h1')).toHaveCount(1);
  await expect(page.locator('[aria-roledescription="carousel"]')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a filter in the address holds once the page is hydrated', async ({ page }) => {
  await visit(page, '/us/en/playbook');
  const rows = page.locator('#key-plays ~ div > ul > li');
  const all = await rows.count();
  const partnerOf = (open: Page) =>
    open.getByRole('group', { name: 'Filter by partner' }).getByRole('button').nth(1);
  const partner = partnerOf(page);
  const shown = Number(await partner.locator('small').innerText());
  expect(shown).toBeLessThan(all);
  await partner.click();
  await expect(rows).toHaveCount(shown);
  const hash = await page.evaluate(() => window.location.hash);
  const again = await page.context().newPage();
  await again.goto(`/us/en/playbook${hash}`);
  await expectMounted(again);
  await expect(again.locator('#key-plays ~ div > ul > li')).toHaveCount(shown);
  await expect(partnerOf(again)).toHaveAttribute('aria-pressed', 'true');
});
