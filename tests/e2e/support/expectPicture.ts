import { expect, type Locator } from '@playwright/test';

/** Waits until a picture has come. */
export const expectPicture = (picture: Locator): Promise<void> =>
  expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
