import { expect, test, type Page } from '@playwright/test';
import { visit } from '../support/visit';

const jobs = 'https://jobs.talvane.example/**';

/** A host that knows no rules answers every address without a page by the 404 page. */
const withoutRules = (page: Page, path: string) =>
  page.route(
    (url) => url.pathname.toLowerCase() === path.toLowerCase(),
    (route) => route.fulfill({ status: 404, path: 'public/404.html', contentType: 'text/html' }),
  );

const answerJobs = (page: Page) =>
  page.route(jobs, (route) => route.fulfill({ contentType: 'text/html', body: 'Open positions' }));

test('a host with rules leads on by itself, whatever the case, and keeps query and hash', async ({
  page,
}) => {
  await page.goto('/US/en/News?utm=x#top');
  await expect(page).toHaveURL('/us/en/insights?utm=x#top');
  await page.goto('/us/en/partners?utm=x');
  await expect(page).toHaveURL('/us/en/playbook?utm=x#all-partners');
});

test.describe('on a host without rules', () => {
  test('a redirect leads to its page and replaces the history entry', async ({ page }) => {
    await withoutRules(page, '/us/en/news');
    await visit(page, '/us/en/home');
    await page.goto('/us/en/News?utm=x#top');
    await expect(page).toHaveURL('/us/en/insights?utm=x#top');
    await expect(page.locator('h1')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/us/en/home');
  });

  test('a redirect of careers leads to the job site', async ({ page }) => {
    await withoutRules(page, '/us/en/careers');
    await answerJobs(page);
    await page.goto('/us/en/careers?utm=x');
    await expect(page).toHaveURL('https://jobs.talvane.example/us?utm=x');
  });

  test('a navigation within the site to a redirect source ends at its page', async ({ page }) => {
    await withoutRules(page, '/us/en/partners');
    await visit(page, '/us/en/home');
    await page.evaluate(() => {
      Object.assign(window, { isSameDocument: true });
      (window as unknown as { ___navigate: (to: string) => void }).___navigate('/us/en/partners');
    });
    await expect(page).toHaveURL('/us/en/playbook#all-partners');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('what never existed stays the 404 page', async ({ page }) => {
    await withoutRules(page, '/be/fr/nulle-part');
    const shard = page.waitForResponse(/\/redirects\/[0-9a-f]{2}\.json$/);
    await page.goto('/be/fr/nulle-part');
    await (await shard).finished();
    await expect(page).toHaveURL('/be/fr/nulle-part');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });
});

test('a navigation within the site to a redirect of careers leads to the job site', async ({
  page,
}) => {
  await answerJobs(page);
  await visit(page, '/us/en/home');
  await page.evaluate(() =>
    (window as unknown as { ___navigate: (to: string) => void }).___navigate('/us/en/careers'),
  );
  await expect(page).toHaveURL('https://jobs.talvane.example/us');
});

test('an ordinary visit fetches nothing of the table', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/us/en/home');
  await page.locator('main article a').first().click();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/redirects/'))).toEqual([]);
});
