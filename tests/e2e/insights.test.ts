import { expect, test, type Page } from '@playwright/test';
import { visit } from '../support/visit';

const shown = (page: Page) => page.locator('main ul > li:visible:has(h2)');
const topic = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filter by topic' }).getByRole('link', { name });

/** The sum of layout shifts of a page so far. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

test.describe('the filters of insights', () => {
  test('are in the address, through back, forward and reload', async ({ page }) => {
    await visit(page, '/us/en/insights');
    const cloud = topic(page, 'Cloud and platforms');
    const promised = Number(await cloud.locator('small').textContent());
    await cloud.click();
    await expect(page).toHaveURL('/us/en/insights?topic=cloud');
    await expect(shown(page)).toHaveCount(promised);
    await page.getByRole('button', { name: /^Report/ }).click();
    await expect(page).toHaveURL('/us/en/insights?topic=cloud&type=report');
    // The list is rendered after the address has changed.
    await expect.poll(() => shown(page).count()).toBeLessThan(promised);
    const both = await shown(page).count();
    await page.goBack();
    await expect(shown(page)).toHaveCount(promised);
    await page.goForward();
    await expect(shown(page)).toHaveCount(both);
    await page.reload();
    await expect(shown(page)).toHaveCount(both);
    await expect(cloud).toHaveAttribute('aria-current', 'true');
  });

  test('a shared link opens filtered, without a shift, and its canonical address has no query', async ({
    page,
  }) => {
    await visit(page, '/us/en/insights?topic=security');
    await expect(topic(page, 'Security')).toHaveAttribute('aria-current', 'true');
    await expect(shown(page)).toHaveCount(2);
    expect(await layoutShift(page)).toBe(0);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', /\/us\/en\/insights$/);
  });

  test('that nothing matches say so, and are cleared by a button', async ({ page }) => {
    await visit(page, '/us/en/insights?topic=security&type=news');
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await expect(page).toHaveURL('/us/en/insights');
    await expect(shown(page)).toHaveCount(12);
  });
});

test('insights are filtered by industry and author in the address, beside topic and type', async ({
  page,
}) => {
  await visit(page, '/us/en/insights?industry=energy-and-utilities');
  const industry = page.getByLabel('Filter by industry');
  const author = page.getByLabel('Filter by author');
  await expect(industry).toHaveValue('energy-and-utilities');
  await expect(shown(page)).toHaveText([/Sawbuck Electric/]);
  expect(await layoutShift(page)).toBe(0);
  await industry.selectOption('');
  await author.selectOption('mara-oduya');
  await expect(page).toHaveURL('/us/en/insights?author=mara-oduya');
  // React renders the choice after the address has changed.
  await expect(author).toHaveValue('mara-oduya');
  const chosen = await author.locator('option:checked').textContent();
  await expect(shown(page)).toHaveCount(Number(/\((\d+)\)/.exec(chosen ?? '')?.[1]));
  await page.goBack();
  await expect(author).toHaveValue('');
});

test('a key play is filtered by industry in the query, beside the partners of the hash', async ({
  page,
}) => {
  await visit(page, '/us/en/playbook?industry=retail#/aws');
  const industry = page.getByRole('group', { name: 'Filter by industry' });
  const partner = page.getByRole('group', { name: 'Filter by partner' });
  await expect(industry.locator('[aria-pressed="true"]')).toContainText('Retail');
  await expect(partner.locator('[aria-pressed="true"]')).toContainText('Arbor Web Services');
  await industry.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL('/us/en/playbook#/aws');
});

test('locations are filtered by a shared link', async ({ page }) => {
  await visit(page, '/us/en/about-us/locations?country=pt');
  await expect(page.locator('main section h3')).toHaveText(['Portugal']);
});

test('an insight leads to its author and its topics, and they back to it', async ({ page }) => {
  await visit(page, '/us/en/insights/the-second-question');
  const title = await page.locator('h1').textContent();
  await page.locator('main header').getByRole('link', { name: 'Mara Oduya' }).click();
  await expect(page).toHaveURL('/us/en/insights/authors/mara-oduya');
  await expect(page.getByRole('heading', { name: 'Insights by Mara Oduya' })).toBeVisible();
  await page
    .locator('main')
    .getByRole('link', { name: title ?? '' })
    .click();
  await page.locator('main header').getByRole('link', { name: 'Ways of working' }).click();
  await expect(page).toHaveURL('/us/en/insights/topics/ways-of-working');
  await expect(page.locator('main').getByRole('link', { name: title ?? '' })).toBeVisible();
});

test('the key play that an insight links to is a card at its end, and not listed again', async ({
  page,
}) => {
  await visit(page, '/us/en/insights/halvorsen-grain-counts-the-trucks');
  const path = '/us/en/playbook/harvest-without-the-line';
  const card = page.locator('article li', { has: page.locator('h3') });
  await expect(card).toContainText('−60%');
  await expect(card.getByRole('link')).toHaveAttribute('href', path);
  await expect(page.locator(`main a[href="${path}"]`)).toHaveCount(2);
  // One that links to none has all of its key plays below the article.
  await visit(page, '/us/en/insights/a-budget-for-being-wrong');
  await expect(card).toHaveCount(0);
});

test('a quote of an insight is as wide as its charts @desktop', async ({ page }) => {
  await visit(page, '/us/en/insights/halvorsen-grain-counts-the-trucks');
  const [quote, chart] = await Promise.all(
    ['article blockquote', '.chart'].map((part) =>
      page
        .locator(part)
        .first()
        .evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          const { paddingLeft, paddingRight } = getComputedStyle(element);
          // The ground of a chart extends beyond what is on it, a quote's line is part of the quote.
          return element.matches('.chart')
            ? { left: left + parseFloat(paddingLeft), right: right - parseFloat(paddingRight) }
            : { left, right };
        }),
    ),
  );
  expect(quote).toEqual(chart);
});

test('a topic begins with its lead story, and leads on to key plays and other topics', async ({
  page,
}) => {
  await visit(page, '/us/en/insights/topics/live-operations');
  await expect(page.locator('main article').first()).toContainText('Lead story');
  await expect(page.getByRole('heading', { name: 'Related key plays' })).toBeVisible();
  const topics = page.getByRole('navigation', { name: 'Topics' });
  await expect(topics.getByRole('link', { name: 'Live operations' })).toHaveCount(0);
  await topics.getByRole('link', { name: 'Security' }).click();
  await expect(page).toHaveURL('/us/en/insights/topics/security');
});

test('a table of contents stays beside a long insight @desktop', async ({ page }) => {
  await visit(page, '/us/en/insights/the-second-question');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const last = contents.getByRole('link').last();
  await last.click();
  await expect(page).toHaveURL(/#./);
  await expect(contents).toBeInViewport();
  await expect(contents.locator('[aria-current="true"]')).toHaveText(
    (await last.textContent()) ?? '',
  );
});

test('a single related insight is joined by another', async ({ page }) => {
  await visit(page, '/us/en/insights/the-cloud-bill-report-2025');
  const related = page.locator('section', {
    has: page.getByRole('heading', { name: 'Related reading' }),
  });
  await expect(related.locator('.cards article')).toHaveCount(2);
  await expect(related.locator('.cards article').first()).toContainText('The cost of a copy');
});

test('related teasers fill their row @desktop', async ({ page }) => {
  await visit(page, '/us/en/insights/the-second-question');
  const grid = page.locator('main section:has(h2:text-is("Related reading")) ul');
  const [teasers, columns] = [
    await grid.locator('> li').count(),
    await grid.evaluate(
      (element) => getComputedStyle(element).gridTemplateColumns.split(' ').length,
    ),
  ];
  expect(teasers).toBeGreaterThan(0);
  const widest = await grid.locator('> li').last().boundingBox();
  const whole = await grid.boundingBox();
  expect((widest?.x ?? 0) + (widest?.width ?? 0)).toBeCloseTo(
    (whole?.x ?? 0) + (whole?.width ?? 0),
    0,
  );
  expect(columns).toBeGreaterThanOrEqual(teasers === 1 ? 1 : teasers);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a topic of the filter leads to its page', async ({ page }) => {
    await page.goto('/us/en/insights');
    await topic(page, 'Security').click();
    await expect(page).toHaveURL('/us/en/insights/topics/security');
    await expect(page.locator('main article h2')).toHaveCount(2);
  });
});
