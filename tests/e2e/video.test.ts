import { dirname } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { axeViolations } from '../support/axe';
import { visit } from '../support/visit';

const posterOf = (page: Page) => page.locator('main figure:has(video) [data-main-image]');

/**
 * Moves the next page 5000 pixels down. Chromium loads pictures within 1250 pixels of the window, or 2500 where it takes
 * the network for a slow one.
 */
const moveDown = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      document.documentElement.style.paddingTop = '5000px';
      observer.disconnect();
    }).observe(document, { childList: true });
  });

/** How far the upper half of what an element shows is from one even brightness: the standard deviation, 0 to 128. */
const brightnessSpread = async (element: Locator): Promise<number> => {
  const shot = sharp(await element.screenshot());
  const { width = 0, height = 0 } = await shot.metadata();
  const { channels } = await shot
    .extract({ left: 0, top: 0, width, height: Math.floor(height / 2) })
    .greyscale()
    .toColourspace('b-w')
    .stats();
  return channels[0]?.stdev ?? 0;
};

for (const [path, description] of [
  ['/us/en/services/real-time-data', /drawn one after the other/],
  ['/us/en/about-us/innovation-and-technologies', /one wagon leaves its track/],
] as const) {
  test(`the video of ${path} shows its poster first, and plays by keyboard from this site`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'media') asked.push(request.url());
    });
    await visit(page, path);
    const video = page.locator('main video');
    await video.scrollIntoViewIfNeeded();
    await expect(video).toHaveAttribute('aria-label', description);
    const poster = posterOf(page);
    await expect(poster).toHaveJSProperty('complete', true);
    expect(await poster.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
    // In one look, since the page may still be scrolling.
    const [posterBox, videoBox] = await page
      .locator('main figure')
      .filter({ has: video })
      .locator('[data-main-image], video')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON() as object));
    expect(posterBox).toEqual(videoBox);
    // Through the video, which by itself would be grey all over.
    await expect.poll(() => brightnessSpread(video)).toBeGreaterThan(5);
    await expect(video).toHaveJSProperty('paused', true);
    const play = page.getByRole('button', { name: 'Play video', exact: true });
    await expect(play).toBeVisible();
    await expect(video).toHaveJSProperty('controls', false);
    expect(asked).toEqual([]);
    expect(await axeViolations(page)).toEqual([]);
    const track = video.locator('track');
    await expect(track).toHaveAttribute('srclang', 'en-US');
    await expect(track).toHaveAttribute('label', 'English');

    await play.focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Pause video' })).toBeFocused();
    await expect
      .poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime))
      .toBeGreaterThan(0);
    await expect
      .poll(() => video.evaluate((it: HTMLVideoElement) => it.textTracks[0]?.cues?.length))
      .toBe(3);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.map((url) => new URL(url).origin)).toEqual(
      asked.map(() => new URL(page.url()).origin),
    );
    const [length, width] = await video.evaluate((it: HTMLVideoElement) => [
      it.duration,
      it.videoWidth,
    ]);
    expect(length).toBeCloseTo(6.5, 1);
    expect(width).toBe(960);
  });
}

test('the controls of a video work by keyboard and say their state', async ({ page }) => {
  await visit(page, '/us/en/services/real-time-data');
  const video = page.locator('main video');
  await video.scrollIntoViewIfNeeded();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const position = page.getByRole('slider', { name: 'Position' });
  await expect(position).toBeDisabled();
  const [last, frame] = await Promise.all([
    button('Full screen').boundingBox(),
    page.locator('.video-stage').boundingBox(),
  ]);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(
    (frame?.x ?? 0) + (frame?.width ?? 0),
  );
  await button('Play video').focus();
  await page.keyboard.press('Enter');
  await expect(position).toBeEnabled();
  await page.keyboard.press('k');
  await expect(button('Play video')).toBeFocused();
  await expect(video).toHaveJSProperty('paused', true);

  await position.focus();
  await page.keyboard.press('End');
  await expect(position).toHaveAttribute('aria-valuetext', '0:06 / 0:06');
  await page.keyboard.press('Home');
  await expect(video).toHaveJSProperty('currentTime', 0);
  await button('Play video').focus();
  await page.keyboard.press('ArrowRight');
  await expect(video).toHaveJSProperty('currentTime', 5);

  const captionMode = () => video.evaluate((it: HTMLVideoElement) => it.textTracks[0]?.mode);
  expect(await captionMode()).toBe('showing');
  await button('Hide captions').press('Enter');
  await expect(button('Show captions')).toBeFocused();
  expect(await captionMode()).toBe('hidden');
  await page.keyboard.press('m');
  await expect(button('Turn the sound on')).toBeVisible();
  await expect(video).toHaveJSProperty('muted', true);

  await button('Full screen').press('Enter');
  const stage = page.locator('.video-stage');
  await expect.poll(() => stage.evaluate((it) => document.fullscreenElement === it)).toBe(true);
  await button('Exit full screen').press('Enter');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  expect(await axeViolations(page)).toEqual([]);
});

test('a video keeps the controls of the browser when its own do not load', async ({ page }) => {
  await moveDown(page);
  await visit(page, '/us/en/about-us/innovation-and-technologies');
  const video = page.locator('main video');
  await page.waitForLoadState('networkidle');
  await page.route(/\.js$/, (route) => route.abort());
  await video.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(video).toHaveJSProperty('controls', true);
});

test('the poster of a video far below the window waits until it comes near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await moveDown(page);
  await visit(page, '/us/en/about-us/innovation-and-technologies');
  // Each of its files is in the same folder.
  const folder = dirname((await posterOf(page).getAttribute('src')) ?? '');
  const askedOfPoster = () => asked.filter((path) => dirname(path) === folder);
  // Scripts that wait until the page is idle are requested before this ends.
  await page.waitForLoadState('networkidle');
  expect(askedOfPoster()).toEqual([]);
  await page.locator('main video').scrollIntoViewIfNeeded();
  await expect.poll(askedOfPoster).toHaveLength(1);
});

test('a video is sent in the requested ranges', async ({ page, request }) => {
  await page.goto('/us/en/services/real-time-data');
  const address = (await page.locator('main video source').first().getAttribute('src')) ?? '';
  const part = await request.get(address, { headers: { range: 'bytes=100-199' } });
  expect(part.status()).toBe(206);
  expect(part.headers()['content-type']).toBe('video/webm');
  expect(part.headers()['content-range']).toMatch(/^bytes 100-199\//);
  expect(await part.body()).toHaveLength(100);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the video has the controls of the browser and its poster', async ({ page }) => {
    await page.goto('/us/en/services/real-time-data');
    const video = page.locator('main video[controls][preload="none"]');
    await video.scrollIntoViewIfNeeded();
    await expect.poll(() => brightnessSpread(video)).toBeGreaterThan(5);
  });
});
