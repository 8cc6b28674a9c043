import type { Page } from '@playwright/test';

/** What the policy of the site has refused, from the first byte of each document on. */
export const watchViolations = async (page: Page): Promise<string[]> => {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    }),
  );
  return violations;
};
