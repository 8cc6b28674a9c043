import { expect, test, type Page } from '@playwright/test';
import { visit } from '../support/visit';

const path = '/us/en/about-us/locations';
const map = (page: Page) => page.getByRole('region', { name: 'Map of our locations' });
const zoomOf = (page: Page) =>
  map(page).evaluate((frame) => Number(frame.style.getPropertyValue('--zoom') || 1));
const zoomIn = (page: Page) => page.getByRole('button', { name: 'Zoom in' });

/** Opens the page and waits for the code of the map, which loads after it. */
const open = async (page: Page, address = path) => {
  await visit(page, address);
  await zoomIn(page).click();
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(1);
};

test('the map zooms by buttons, and shows all again', async ({ page }) => {
  await open(page);
  await zoomIn(page).click();
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(2);
  const reset = page.getByRole('button', { name: 'Show the whole map' });
  await reset.click();
  expect(await zoomOf(page)).toBe(1);
  await expect(reset).toBeFocused();
  await expect(reset).toHaveAttribute('aria-disabled', 'true');
});

test('keys zoom and pan the map, and a marker outside of the frame comes into it', async ({
  page,
}) => {
  await open(page);
  const before = await zoomOf(page);
  await page.keyboard.press('+');
  expect(await zoomOf(page)).toBeGreaterThan(before);
  const offset = () => map(page).evaluate((frame) => frame.style.getPropertyValue('--x'));
  const start = await offset();
  await page.keyboard.press('ArrowRight');
  expect(await offset()).not.toBe(start);
  const marker = map(page).getByRole('link', { name: 'Shanghai' });
  const target = await marker.elementHandle();
  // At once, while the map is still on its way to the second zoom.
  await zoomIn(page).evaluate((button, link) => {
    (button as HTMLElement).click();
    (button as HTMLElement).click();
    requestAnimationFrame(() => requestAnimationFrame(() => (link as SVGAElement).focus()));
  }, target);
  await expect
    .poll(async () => {
      const [frame, place] = [await map(page).boundingBox(), await marker.boundingBox()];
      return frame && place && place.x > frame.x && place.x + place.width < frame.x + frame.width;
    })
    .toBe(true);
  await page.keyboard.press('0');
  expect(await zoomOf(page)).toBe(1);
});

test('the map takes the focus, so that its keys need no other control @desktop', async ({
  page,
}) => {
  await open(page);
  await page.keyboard.press('0');
  await map(page).focus();
  await page.keyboard.press('+');
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(1);
});

test('the wheel scrolls the page past the map, and zooms with Ctrl @desktop', async ({ page }) => {
  await open(page);
  const zoom = await zoomOf(page);
  await map(page).hover();
  const top = await page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(top);
  expect(await zoomOf(page)).toBe(zoom);
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(zoom);
});

test('a drag moves the map and follows no link @desktop', async ({ page }) => {
  await open(page);
  // Out from under the header.
  await map(page).evaluate((frame) =>
    frame.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const marker = await map(page).getByRole('link', { name: 'Chicago' }).boundingBox();
  const offset = () => map(page).evaluate((frame) => frame.style.getPropertyValue('--x'));
  const start = await offset();
  const [x, y] = [(marker?.x ?? 0) + 8, (marker?.y ?? 0) + 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 120, y, { steps: 4 });
  await page.mouse.up();
  expect(await offset()).not.toBe(start);
  await expect(page).toHaveURL(path);
});

test('the map shows the offices of a chosen country large', async ({ page }) => {
  await visit(page, `${path}?country=pt`);
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(2);
  for (const name of ['Lisboa', 'Porto']) {
    await expect(map(page).getByRole('link', { name })).toBeInViewport();
  }
  await page
    .getByRole('group', { name: 'Filter by country' })
    .getByRole('button', { name: 'All', exact: true })
    .click();
  await expect.poll(() => zoomOf(page)).toBe(1);
});

test('the map is in the first window, on the offices of the site, which follow it', async ({
  page,
}) => {
  await visit(page, path);
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(2);
  for (const name of ['Chicago', 'Denver']) {
    await expect(map(page).getByRole('link', { name })).toBeInViewport();
  }
  await expect(page.locator('[data-hero] ~ * h2, main section h2').first()).toHaveText(
    'United States',
  );
});

test('an office leads to its open positions, and the offices of a country to its work and people', async ({
  page,
}) => {
  await visit(page, path);
  const denver = page.locator('main li:has(h3:text-is("Denver"))');
  await expect(denver.getByRole('link', { name: 'Analytics consultant, energy' })).toHaveAttribute(
    'href',
    '/us/en/about-us/careers/analytics-consultant-denver',
  );
  const country = page.locator('main header:has(> h2:text-is("United States"))');
  await expect(country.getByRole('link', { name: 'Key plays' })).toHaveAttribute(
    'href',
    '/us/en/playbook',
  );
  await expect(country.getByRole('link', { name: 'Your contact' })).toHaveAttribute(
    'href',
    '/us/en/contact-us',
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the map is plain, and its markers are links', async ({ page }) => {
    await page.goto(path);
    await expect(zoomIn(page)).toBeHidden();
    await map(page).getByRole('link', { name: 'Chicago' }).click();
    await expect(page).toHaveURL(`${path}#location-us-chicago`);
  });
});

test('no name covers the marker of another place', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, path);
  const covered = () =>
    map(page).evaluate((frame) => {
      const markers = [...frame.querySelectorAll('circle:not([data-ring])')];
      return [...frame.querySelectorAll('text')].flatMap((text) => {
        const name = text.getBoundingClientRect();
        return markers.flatMap((marker) => {
          const { left, right, top, bottom } = marker.getBoundingClientRect();
          const isCovered =
            left < name.right && right > name.left && top < name.bottom && bottom > name.top;
          const of = marker.closest('a')?.getAttribute('aria-label') ?? '';
          return isCovered && of !== text.textContent ? [`${text.textContent} covers ${of}`] : [];
        });
      });
    });
  // The map moves to the offices of the site when it starts, after the page.
  await expect.poll(covered).toEqual([]);
});
