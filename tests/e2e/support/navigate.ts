import type { Page } from '@playwright/test';

/** Goes to a page within the application, as a link does. */
export const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate(
    (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
    path,
  );
