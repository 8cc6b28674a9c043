import type { Page } from '@playwright/test';

/** Holds back answers for the addresses until what it returns is called. */
export const holdBack = async (page: Page, addresses: RegExp): Promise<() => void> => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return release;
};
