import { expect as quickExpect, test, type Page } from '@playwright/test';
import { navigate } from './support/navigate';
import {
  firstSite,
  secondSite,
  serveTravelSite,
  type TravelServer,
} from './support/serveTravelSite';
import { expectMounted, visit as visitPath } from '../support/visit';
import { isKept } from './support/worker';

test.use({ serviceWorkers: 'allow' });

/** A worker and its files take their time on a machine that has other work. */
const patience = { timeout: 60_000 };
const expect = quickExpect.configure(patience);

let server: TravelServer;

test.beforeEach(async () => {
  test.setTimeout(600_000);
  server = await serveTravelSite(firstSite);
});
test.afterEach(() => server.close());

const visit = (page: Page, path: string) => visitPath(page, `${server.origin}${path}`);

/** What a page shows: the edition its content is of, and the one its scripts are of, at each moment it changes. */
const watchMixing = async (page: Page) => {
  const shown: string[] = [];
  const documents: string[] = [];
  await page.exposeFunction('reportShown', (text: string) => {
    if (shown.at(-1) !== text) shown.push(text);
  });
  await page.exposeFunction('reportDocument', (text: string) => documents.push(text));
  await page.addInitScript(() => {
    type Reports = { reportShown: (text: string) => void; reportDocument: (text: string) => void };
    const reports = window as unknown as Reports;
    reports.reportDocument(location.pathname);
    const report = () => {
      const [, edition] =
        /(first|second)/.exec(document.querySelector('h1')?.textContent ?? '') ?? [];
      if (edition && window.___webpackCompilationHash)
        reports.reportShown(`${edition} ${window.___webpackCompilationHash}`);
    };
    new MutationObserver(report).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  return { shown, documents };
};

const buildOf = (page: Page) => page.evaluate(() => window.___webpackCompilationHash);

test('an open page of the old build reaches the new one by one reload, and never mixes them', async ({
  page,
}) => {
  const { shown, documents } = await watchMixing(page);
  await visit(page, '/aa/en/home');
  await expect.poll(() => isKept(page, '/aa/en/home'), patience).toBe(true);
  const first = await buildOf(page);

  await server.deploy(secondSite);
  documents.length = 0;
  await navigate(page, '/aa/en/unseen');
  await expect(page.locator('h1')).toHaveText('Unseen, second edition');
  await expectMounted(page);
  const second = await buildOf(page);
  expect(second).not.toBe(first);
  expect(documents).toEqual(['/aa/en/unseen']);

  await navigate(page, '/aa/fr/near');
  await expect(page.locator('h1')).toHaveText('Près, édition second');
  expect(documents.length).toBeLessThanOrEqual(2);
  expect(new Set(shown)).toEqual(new Set([`first ${first}`, `second ${second}`]));
});

test('a visit after a deployment is of the new build from its first page on, without a reload', async ({
  page,
}) => {
  const { shown, documents } = await watchMixing(page);
  await visit(page, '/aa/en/home');
  await expect.poll(() => isKept(page, '/aa/en/home'), patience).toBe(true);
  await page.goto('about:blank');
  await server.deploy(secondSite);
  documents.length = 0;
  shown.length = 0;
  await visit(page, '/aa/en/home');
  await expect(page.locator('h1')).toHaveText('Home, second edition');
  const second = await buildOf(page);
  expect(documents).toEqual(['/aa/en/home']);
  expect(shown).toEqual([`second ${second}`]);
});

test('what an old worker hears of a new build is not kept with what is old', async ({ page }) => {
  await visit(page, '/aa/en/home');
  await expect.poll(() => isKept(page, '/aa/en/home'), patience).toBe(true);
  await navigate(page, '/aa/en/near');
  await expect(page.locator('h1')).toHaveText('Near, first edition');
  await expect.poll(() => isKept(page, '/aa/en/near'), patience).toBe(true);
  const first = await buildOf(page);

  await server.deploy(secondSite);
  // As a link in view does: the data of a page comes ahead of a visit to it.
  const prefetched = page.waitForResponse(/aa\/en\/unseen\/page-data\.json/);
  await page.evaluate(() => {
    (window as unknown as { ___loader: { enqueue: (path: string) => void } }).___loader.enqueue(
      '/aa/en/unseen',
    );
  });
  expect(await (await prefetched).text()).toContain('second edition');
  // The worker asks which build the site is of, and tells the page.
  await expect.poll(() => page.evaluate(() => window.___swUpdated === true), patience).toBe(true);
  // Gone for the worker too, which a browser that is told to be offline may still let through for a moment.
  await server.close();
  await navigate(page, '/aa/en/unseen');
  await expect(page.locator('h1')).toHaveText('You are offline');
  await visit(page, '/aa/en/home');
  await expect(page.locator('h1')).toHaveText('Home, first edition');
  expect(await buildOf(page)).toBe(first);
});

test('data of a new build are not shown by the old one where the network goes before the worker has asked', async ({
  page,
}) => {
  const { shown } = await watchMixing(page);
  // Of the template of the page that is gone to, whose script is then there.
  await visit(page, '/aa/en/near');
  await expect.poll(() => isKept(page, '/aa/en/near'), patience).toBe(true);
  const first = await buildOf(page);

  await server.deploy(secondSite);
  // Whoever asks which build the site is of gets no answer.
  server.withhold('page-data/app-data.json');
  await page.evaluate(async () => {
    const { ___loader: loader } = window as unknown as {
      ___loader: { enqueue: (path: string) => PromiseLike<boolean> };
    };
    await loader.enqueue('/aa/en/unseen');
  });
  await server.close();
  await navigate(page, '/aa/en/unseen');
  await expect(page.locator('h1')).toHaveText('You are offline');
  await visit(page, '/aa/en/near');
  await expect(page.locator('h1')).toHaveText('Near, first edition');
  expect(new Set(shown)).toEqual(new Set([`first ${first}`]));
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page says itself which build it is of, whatever the site has said', async ({ page }) => {
    const { shown, documents } = await watchMixing(page);
    await visit(page, '/aa/en/home');
    const first = await buildOf(page);
    // The site is asked which build it is of just before the deployment, for its page just after it.
    await page.route('**/page-data/app-data.json', (route) =>
      route.fulfill({ json: { webpackCompilationHash: first } }),
    );
    await server.deploy(secondSite);
    documents.length = 0;
    const arrived = page.waitForResponse(/aa\/en\/unseen$/);
    await navigate(page, '/aa/en/unseen');
    await arrived;
    await expect(page.locator('h1')).toHaveText('Unseen, second edition');
    await expect.poll(() => documents[0], patience).toBe('/aa/en/unseen');
    expect(shown).not.toContain(`second ${first}`);
  });

  test('going back does not show what was loaded of another build', async ({ page }) => {
    const { shown } = await watchMixing(page);
    await visit(page, '/aa/en/near');
    const first = await buildOf(page);
    await page.evaluate(() => history.replaceState(null, '', '/aa/en/unseen'));
    await page.evaluate(() => history.pushState(null, '', '/aa/en/near'));
    await server.deploy(secondSite);
    // Listened for first: the answer may come before the call returns.
    const loaded = page.waitForResponse(/aa\/en\/unseen\/page-data\.json/);
    // As the pointer over a link does.
    await page.evaluate(() => {
      const { ___loader: loader } = window as unknown as {
        ___loader: { hovering: (path: string) => void };
      };
      loader.hovering('/aa/en/unseen');
    });
    await loaded;
    const arrived = page.waitForResponse(/aa\/en\/unseen$/);
    await page.goBack({ waitUntil: 'commit' });
    await arrived;
    await expect(page.locator('h1')).toHaveText('Unseen, second edition');
    expect(shown).not.toContain(`second ${first}`);
  });
});

test('after an update the new build is what a visit without a network gets', async ({
  page,
  context,
}) => {
  await visit(page, '/aa/en/home');
  await expect.poll(() => isKept(page, '/aa/en/home'), patience).toBe(true);
  await navigate(page, '/aa/en/near');
  await expect.poll(() => isKept(page, '/aa/en/near'), patience).toBe(true);
  await server.deploy(secondSite);
  await visit(page, '/aa/en/home');
  // The worker of the new build takes over in the background, and then has the page that is open.
  await expect.poll(() => isKept(page, '/aa/en/near'), patience).toBe(false);
  await expect.poll(() => isKept(page, '/aa/en/home'), patience).toBe(true);
  await context.setOffline(true);
  await visit(page, '/aa/en/home');
  await expect(page.locator('h1')).toHaveText('Home, second edition');
  await page.goto(`${server.origin}/aa/en/near`);
  await expect(page.locator('h1')).toHaveText('You are offline');
});
