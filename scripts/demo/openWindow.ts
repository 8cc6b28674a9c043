import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { launchBrowser } from '../support/launchBrowser';
import { say } from '../support/output';

/** A browser page. */
export type Window = Page;
/** Takes a screenshot of the viewport; with `least`, extended down to the end of that element. */
export type Shot = (name: string, options?: { least?: string }) => Promise<void>;

/** Pixels. */
const size = { width: 1280, height: 800 };
const pictureWidth = 1280;

/** Opens a browser page and takes WebP screenshots into a folder. */
export const openWindow = async (
  folder: string,
): Promise<{ window: Window; shoot: Shot; close: () => Promise<void> }> => {
  const browser = await launchBrowser();
  const window = await browser.newPage({
    viewport: size,
    reducedMotion: 'reduce',
    // The local space has a self-signed certificate.
    ignoreHTTPSErrors: true,
  });
  const shoot: Shot = async (name, { least } = {}) => {
    await window.evaluate(async () => {
      scrollTo(0, 0);
      await document.fonts.ready;
    });
    const box = least ? await window.locator(least).first().boundingBox() : null;
    const height = Math.max(size.height, Math.ceil((box?.y ?? 0) + (box?.height ?? 0)));
    const clip = { x: 0, y: 0, width: size.width, height };
    const png = await window.screenshot({ fullPage: box !== null, ...(box && { clip }) });
    const { size: bytes } = await sharp(png)
      .resize({ width: pictureWidth })
      .webp({ quality: 72, effort: 6 })
      .toFile(`${folder}/${name}.webp`);
    say(`${folder}/${name}.webp, ${Math.round(bytes / 1000)} kB`);
  };
  return { window, shoot, close: () => browser.close() };
};
