import { expect, test } from '@playwright/test';
import { axeViolations } from './support/axe';
import { visit } from './support/visit';

for (const path of [
  '/us/en/services/real-time-data',
  '/us/en/about-us/innovation-and-technologies',
]) {
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
    await expect(video).toHaveAttribute('aria-label', /drawn one after the other/);
    await expect(video).toHaveAttribute('poster', /^\/static\//);
    await expect(video).toHaveJSProperty('paused', true);
    await expect(video).toHaveJSProperty('controls', true);
    expect(asked).toEqual([]);
    const poster = await video.getAttribute('poster');
    expect((await page.request.get(poster ?? '')).ok()).toBe(true);
    expect(await axeViolations(page)).toEqual([]);

    await video.focus();
    await page.keyboard.press('Space');
    await expect
      .poll(() => video.evaluate((it: HTMLVideoElement) => it.currentTime))
      .toBeGreaterThan(0);
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

test('the poster of a video far below the window waits until it comes near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // Chromium loads what is within 1250 pixels of the window; the video stands at about 1500.
  await page.setViewportSize({ width: 320, height: 160 });
  await visit(page, '/us/en/about-us/innovation-and-technologies');
  const video = page.locator('main video');
  const poster = (await video.getAttribute('poster')) ?? '';
  // Scripts that wait until the page is quiet have been asked for when this is over.
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain(poster);
  await video.scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain(poster);
});

test('a video is sent in the parts that are asked for', async ({ page, request }) => {
  await page.goto('/us/en/services/real-time-data');
  const address = (await page.locator('main video').getAttribute('src')) ?? '';
  const part = await request.get(address, { headers: { range: 'bytes=100-199' } });
  expect(part.status()).toBe(206);
  expect(part.headers()['content-type']).toBe('video/webm');
  expect(part.headers()['content-range']).toMatch(/^bytes 100-199\//);
  expect(await part.body()).toHaveLength(100);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the video has its controls and its poster', async ({ page }) => {
    await page.goto('/us/en/services/real-time-data');
    await expect(page.locator('main video[controls][poster][preload="none"]')).toBeVisible();
  });
});
