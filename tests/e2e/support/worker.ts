import type { Page } from '@playwright/test';

/** Whether the service worker has kept all that it needs to show a page without a network. */
export const isKept = (page: Page, path: string, pathPrefix = ''): Promise<boolean> =>
  page.evaluate(
    async (seen) => (await caches.match(seen)) !== undefined,
    `${pathPrefix}/.seen${path}`,
  );
