import { expect, test, type Locator } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { visit } from '../support/visit';

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  for (const path of ['/us/en/home', '/fr/fr/home', '/pt/pt/home']) {
    test(`the call to action of ${path} is in view at ${size.width}×${size.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await visit(page, path);
      const action = page.locator('main a[href$="/contact-us"]').first();
      await expect(action).toBeInViewport({ ratio: 1 });
    });
  }
}

test('home follows one number through its places', async ({ page }) => {
  await visit(page, '/us/en/home');
  const steps = page.locator('.story li');
  await expect(steps.first()).toContainText('128');
  await expect(steps.last()).toContainText('51');
});

test('the picture of the story stays beside its steps @desktop', async ({ page }) => {
  await visit(page, '/us/en/home');
  const story = page.locator('.story');
  const picture = story.getByRole('img', { name: /^Six trucks in a line/ });
  await story.locator('li').nth(2).scrollIntoViewIfNeeded();
  await expect(picture).toBeInViewport({ ratio: 1 });
  const [left, right] = [await picture.boundingBox(), await story.locator('ol').boundingBox()];
  expect(left!.x + left!.width).toBeLessThan(right!.x);
});

test('the picture of the story follows its steps, and its line fills with them @desktop', async ({
  page,
}) => {
  await visit(page, '/us/en/home');
  const story = page.locator('.story');
  const opacity = (name: RegExp) =>
    story.getByRole('img', { name, includeHidden: true }).evaluate((image) => {
      const frame = image.closest<HTMLElement>('[data-step]');
      return frame && getComputedStyle(frame).display !== 'none'
        ? Number(getComputedStyle(frame).opacity)
        : 0;
    });
  /** How much of the line below a step is drawn; all of it where nothing animates it. */
  const drawn = (step: number) =>
    story
      .locator('li b')
      .nth(step)
      .evaluate((figure) => {
        const { content, transform } = getComputedStyle(figure, '::before');
        return content === 'none' ? 1 : new DOMMatrix(transform).d;
      });
  const scrollTo = (step: number) =>
    story
      .locator('li')
      .nth(step)
      .evaluate((item) => item.scrollIntoView({ block: 'center' }));
  await scrollTo(0);
  await expect.poll(() => opacity(/^Two trucks/)).toBe(0);
  expect(await drawn(3)).toBe(0);
  await scrollTo(4);
  await expect.poll(() => opacity(/^Two trucks/)).toBe(1);
  expect(await drawn(3)).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => opacity(/^Two trucks/)).toBe(0);
  await scrollTo(0);
  expect(await drawn(3)).toBe(1);
});

test('the story of home leads to its key play, which is not listed there again', async ({
  page,
}) => {
  await visit(page, '/us/en/home');
  const path = '/us/en/playbook/harvest-without-the-line';
  await expect(page.locator('.story').getByRole('link')).toHaveAttribute('href', path);
  await expect(page.locator(`main a[href="${path}"]`)).toHaveCount(1);
});

test('home of France tells its own story, with a bar for each figure of its unit', async ({
  page,
}) => {
  await visit(page, '/fr/fr/home');
  const story = page.locator('.story');
  const path = '/fr/fr/playbook/la-piece-conforme-du-premier-coup';
  await expect(story.getByRole('link')).toHaveAttribute('href', path);
  // That of the story returns at its third step.
  await expect(story.getByRole('img', { name: /^Sur un établi/ })).toHaveCount(2);
  const lengths = await story
    .locator('li')
    .evaluateAll((steps) =>
      steps.map((step) => Math.round(step.querySelector('i')?.getBoundingClientRect().width ?? 0)),
    );
  const [first = 0, machines, stations, microns, last = 0] = lengths;
  expect([machines, stations, microns]).toEqual([0, 0, 0]);
  expect(last / first).toBeCloseTo(20 / 960, 2);
});

test('the story of home ends in what has changed, above the way to read on', async ({ page }) => {
  await visit(page, '/us/en/home');
  const end = page.locator('.story .outcome');
  await expect(end.locator('p')).toHaveText([/^−60% longest wait/]);
  const [change, link, last] = [
    await end.locator('b').boundingBox(),
    await end.getByRole('link', { name: 'Read the whole story' }).boundingBox(),
    await page.locator('.story li').last().boundingBox(),
  ];
  expect(change!.height).toBeGreaterThanOrEqual(70);
  expect(change!.y).toBeGreaterThan(last!.y);
  expect(link!.y).toBeGreaterThan(change!.y + change!.height);
});

test('home shows its figures in the hero, and nowhere else', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/us/en/home');
  const figures = page.locator('[data-hero] dl');
  await expect(figures.locator('dd')).toHaveText(['1,180', '2008', '96', '31']);
  await expect(page.getByText('people in four offices')).toHaveCount(1);
  const boxes = async () => [
    (await figures.boundingBox())!,
    (await page.locator('[data-hero] [data-picture] > :nth-child(2)').boundingBox())!,
  ];
  const [beside, picture] = await boxes();
  expect(beside!.x + beside!.width).toBeLessThan(picture!.x);
  expect(beside!.y + beside!.height).toBeLessThanOrEqual(picture!.y + picture!.height + 1);
  await page.setViewportSize({ width: 390, height: 844 });
  const [below, above] = await boxes();
  expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
});

test('the change of a story says what has changed, in one figure', async ({ page }) => {
  await visit(page, '/us/en/home');
  const outcome = page.locator('.outcome');
  await expect(outcome).toContainText('longest wait in harvest, Halvorsen Grain Cooperative');
  // The bars of its first and last step are beside the story.
  await expect(outcome.locator('i')).toHaveCount(0);
  await expect(page.locator('.story li i')).not.toHaveCount(0);
});

test('home shows key plays after the story, and ends in a way to write', async ({ page }) => {
  await visit(page, '/us/en/home');
  const headings = await page.locator('main h2').allTextContents();
  expect(headings.slice(1, 3)).toEqual(['Key plays', 'What we do']);
  expect(headings.at(-1)).toBe('Is something like this on your desk?');
  await page.locator('main').getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(/\/us\/en\/contact-us$/);
});

test('home continues the teasers that editors chose with the latest insights', async ({ page }) => {
  await visit(page, '/us/en/home');
  const main = page.locator('main');
  await expect(main.getByRole('heading', { name: 'Worth reading twice' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Latest insights' })).toHaveCount(0);
  const latest = main.getByRole('list', { name: 'Latest insights' });
  await expect(latest.getByRole('heading')).not.toHaveCount(0);
  await expect(main.getByRole('link', { name: 'See all: Latest insights' })).toBeVisible();
});

test('the change of the story is a band as wide as the window, its picture extends to the edge', async ({
  page,
}) => {
  for (const width of [1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/us/en/home');
    const [band, picture] = [
      await page.locator('.story .outcome').boundingBox(),
      await page.locator('.steps > div > div').boundingBox(),
    ];
    expect(Math.round(band!.width)).toBe(width);
    expect(Math.round(picture!.x)).toBe(0);
    expect(picture!.width).toBeGreaterThan(width * 0.45);
    // The number takes one line.
    expect(await linesOf(page.locator('.story .outcome b'))).toEqual([1]);
  }
});

test('on a phone, the other key plays of home are rows with a small picture, and only the first teaser has one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/us/en/home');
  const row = page.locator('main ul[data-lead] > li ~ li').first();
  await row.scrollIntoViewIfNeeded();
  const [small, title] = [
    await row.getByRole('img').boundingBox(),
    await row.locator('h3').boundingBox(),
  ];
  expect(small!.width).toBeLessThan(160);
  expect(title!.x).toBeGreaterThan(small!.x + small!.width);
  const teasers = page.locator('main .cards > li');
  await teasers.first().scrollIntoViewIfNeeded();
  const large = await teasers.first().getByRole('img').boundingBox();
  expect(large!.width).toBe(350);
  expect(large!.width / large!.height).toBeCloseTo(16 / 9, 1);
  for (const other of (await teasers.all()).slice(1)) {
    await expect(other.locator('h3')).toBeVisible();
    await expect(other.getByRole('img', { includeHidden: true })).toBeHidden();
  }
});

test('on a phone, the last band of home meets the footer', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/us/en/home');
  const [band, footer] = [
    await page.locator('main section').last().boundingBox(),
    await page.locator('body footer').last().boundingBox(),
  ];
  expect(Math.abs(footer!.y - band!.y - band!.height)).toBeLessThanOrEqual(1);
});

test('a key play shows its results before its story, and their chart in the largest type before its benefits', async ({
  page,
}) => {
  await visit(page, '/us/en/playbook/outages-found-before-the-phone-rings');
  const headings = await page.locator('main article h2').allTextContents();
  expect(headings.slice(0, 2)).toEqual(['Key results', 'Background']);
  const [result, picture] = await page
    .locator('[data-hero] dd, [data-hero] img')
    .evaluateAll((all) => [all[0], all.at(-1)].map((part) => part?.getBoundingClientRect().y ?? 0));
  expect(result).toBeLessThan(picture ?? 0);
  expect(result).toBeLessThan(page.viewportSize()!.height);
  const chart = page.locator('figure.chart').first();
  await expect(chart).toContainText('100%');
  const { x, width } = (await chart.boundingBox())!;
  const bars = await chart
    .locator('.chart-bar rect')
    .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().right));
  // The longest bar ends with the chart, the other at its share.
  expect(Math.abs(bars[1]! - x - width)).toBeLessThanOrEqual(1);
  expect(bars[0]).toBeLessThan(x + width / 2);
  const [name, figure] = await chart
    .locator('.chart-bar')
    .first()
    .locator('span, b')
    .evaluateAll((all) => all.map((text) => parseFloat(getComputedStyle(text).fontSize)));
  expect(figure).toBeGreaterThan(3 * name!);
  const benefits = page.getByRole('heading', { name: 'Benefits' });
  expect((await benefits.boundingBox())!.y).toBeGreaterThan((await chart.boundingBox())!.y);
});

test('on a phone, a key play begins with its first result and its picture', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/us/en/playbook/harvest-without-the-line');
  await expect(page.locator('[data-hero] img').first()).toBeInViewport();
  const results = await page.locator('[data-hero] dd').all();
  const [first, second, third] = await Promise.all(results.map((result) => result.boundingBox()));
  expect(second!.y).toBeGreaterThan(first!.y + first!.height);
  expect(third!.y).toBe(second!.y);
});

test('the bars of a chart of a key play are on one scale', async ({ page }) => {
  await visit(page, '/us/en/playbook/harvest-without-the-line');
  const shares = await page.locator('.chart-bars rect').evaluateAll((all) => {
    const widthOf = (bar: Element) => bar.getBoundingClientRect().width;
    return all.map((bar) => {
      const ofChart = [...bar.closest('.chart')!.querySelectorAll('.chart-bars rect')];
      return widthOf(bar) / Math.max(...ofChart.map(widthOf));
    });
  });
  [1, 51 / 128, 1, 22 / 51, 14 / 51].forEach((share, at) =>
    expect(shares[at]).toBeCloseTo(share, 1),
  );
});

test('each part of a whole is named below where it begins in the bar', async ({ page }) => {
  await visit(page, '/us/en/playbook/loads-that-fit-the-day');
  const chart = page.locator('.chart-parts');
  await expect(chart.getByRole('listitem')).toHaveText([
    '720 loadsPlanned by the rules',
    '180 loadsLeft to a dispatcher',
  ]);
  const startsOf = (selector: string) =>
    chart
      .locator(selector)
      .evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().x)));
  const [bars, names] = [await startsOf('rect'), await startsOf('li')];
  expect(names[0]).toBe(bars[0]);
  // On phones before it, if the name is wider than its part.
  const mostBefore = page.viewportSize()!.width >= 960 ? 8 : 120;
  expect(names[1]! - bars[1]!).toBeLessThan(8);
  expect(bars[1]! - names[1]!).toBeLessThan(mostBefore);
});

test('a key play shows a picture of its approach below it, with its caption', async ({ page }) => {
  await visit(page, '/us/en/playbook/harvest-without-the-line');
  const approach = page.locator('section', {
    has: page.getByRole('heading', { name: 'Approach', exact: true }),
  });
  await expect(approach.getByRole('img', { name: /Site 4, 51 min/ })).toBeVisible();
  await expect(approach.locator('figcaption')).toContainText('in three lines');
});

test('a key play shows the steps of its approach, in a row where there is room', async ({
  page,
}) => {
  await visit(page, '/us/en/playbook/loads-that-fit-the-day');
  const steps = page
    .locator('section', { has: page.getByRole('heading', { name: 'Approach', exact: true }) })
    .getByRole('listitem');
  await expect(steps).toHaveText([
    '140 rules, each with its owner',
    'Simple loads plan themselves',
    'Options and reasons for the others',
    'A rule overruled twice goes back',
  ]);
  const boxes = await steps.evaluateAll((all) =>
    all.map((step) => step.getBoundingClientRect()).map(({ x, y }) => ({ x, y })),
  );
  const isWide = page.viewportSize()!.width >= 960;
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(isWide ? 1 : 4);
  expect(new Set(boxes.map(({ x }) => x)).size).toBe(isWide ? 4 : 1);
});

test('a key play has the client’s words before its benefits, and ends in a way to write', async ({
  page,
}) => {
  await visit(page, '/us/en/playbook/roofs-settled-in-a-week');
  const parts = page.locator('main article').locator('h2, blockquote');
  await expect(parts).toHaveText([
    'Key results',
    'Background',
    'Challenge',
    'Approach',
    /^I asked for something/,
    'Half of the claims after a storm',
    'Benefits',
  ]);
  const [end] = (await page.locator('main h2').all()).slice(-1);
  await expect(end!).toHaveText('Is something like this on your desk?');
  await page.locator('main').getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(/\/us\/en\/contact-us$/);
});

/** How many lines the text of each element takes. */
const linesOf = (elements: Locator): Promise<number[]> =>
  elements.evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size;
    }),
  );

for (const path of [
  '/us/en/playbook/loads-that-fit-the-day',
  '/sea/en/playbook/parcels-through-the-rain',
]) {
  test(`the values of the chart of ${path} stand on one line`, async ({ page }) => {
    await visit(page, path);
    const lines = await linesOf(page.locator('.chart-bar b'));
    expect(lines.length).toBeGreaterThan(1);
    expect(new Set(lines)).toEqual(new Set([1]));
  });
}

for (const path of [
  '/fr/fr/playbook/sinistres-lus-en-une-heure',
  '/ca/en/playbook/every-grain-car-accounted-for',
  '/sea/en/playbook/cover-for-a-rainy-day',
]) {
  test(`the key results of ${path} stand on one line at every width`, async ({ page }) => {
    await visit(page, path);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const results = page.locator('[data-hero] dd');
      expect({ width, lines: await linesOf(results) }).toEqual({ width, lines: [1, 1, 1] });
    }
  });
}

test('the figures of a chart open in a table by keyboard', async ({ page }) => {
  await visit(page, '/us/en/about-us/committed');
  const chart = page.getByRole('figure', { name: 'Six promises' });
  await expect(chart.getByRole('table')).toBeHidden();
  await chart.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(chart.getByRole('row')).toHaveCount(7);
  await expect(chart.getByRole('row', { name: /Suppliers/ })).toContainText('93%');
  expect(await axeViolations(page)).toEqual([]);
});

test('the marked row of a chart is bold as well as orange, and stands out in forced colours', async ({
  page,
}) => {
  await visit(page, '/us/en/playbook/harvest-without-the-line');
  const rows = page.locator('[data-kind="bars"] > li');
  const marked = rows.filter({ hasText: 'Site 11' });
  const plain = rows.filter({ hasText: 'Site 4' });
  await expect(marked.locator('.chart-label')).toHaveCSS('font-weight', '700');
  await expect(plain.locator('.chart-label')).toHaveCSS('font-weight', '500');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await expect(marked.locator('rect')).toHaveCSS('fill', 'rgb(255, 255, 255)');
  await expect(plain.locator('rect')).not.toHaveCSS('fill', 'rgb(255, 255, 255)');
});

test('a chart is seen in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await visit(page, '/us/en/about-us/committed');
  const fills = await page
    .locator('.chart rect:not([data-track])')
    .evaluateAll((bars) => [...new Set(bars.map((bar) => getComputedStyle(bar).fill))]);
  expect(fills).toEqual(['rgb(255, 255, 255)']);
});

test('a marker on the map leads to its office by keyboard, whatever the filter', async ({
  page,
}) => {
  await visit(page, '/us/en/about-us/locations');
  const marker = page.locator('main svg a').last();
  const anchor = (await marker.getAttribute('href')) ?? '';
  await expect(marker).toHaveAccessibleName(/\S/);
  await marker.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(anchor)).toBeInViewport();
});
