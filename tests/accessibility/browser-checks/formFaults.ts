import type { Page } from '@playwright/test';

const afterSending = (): string[] => {
  const faults: string[] = [];
  const textOf = (id: string): string => document.getElementById(id)?.textContent?.trim() ?? '';
  for (const form of document.querySelectorAll<HTMLFormElement>('form[method="post"]')) {
    const invalid = [...form.querySelectorAll('[aria-invalid="true"]')];
    const required = form.querySelectorAll('[required]').length;
    if (invalid.length < required)
      faults.push(`${required} fields are required, ${invalid.length} say what is missing (3.3.1)`);
    for (const field of invalid) {
      const ids = `${field.getAttribute('aria-describedby') ?? ''} ${field.getAttribute('aria-errormessage') ?? ''}`;
      if (!ids.split(/\s+/).some((id) => id !== '' && textOf(id) !== '')) {
        faults.push(`an error is not tied to its field (3.3.1): ${field.getAttribute('name')}`);
      }
    }
    const summary = form.querySelector('[role="alert"]');
    const links = [...(summary?.querySelectorAll('a[href^="#"]') ?? [])];
    if (
      !summary?.contains(document.activeElement) &&
      !invalid.includes(document.activeElement ?? form)
    ) {
      faults.push('the focus is neither in the summary nor in the first wrong field (3.3.1)');
    }
    if (links.length < invalid.length)
      faults.push(`the summary has ${links.length} of ${invalid.length} errors (3.3.1)`);
    for (const link of links) {
      if (!document.getElementById((link.getAttribute('href') ?? '').slice(1))) {
        faults.push(`an error leads to no field (3.3.1): ${link.textContent}`);
      }
    }
    if (/(?<!\d)1 (?:fields|champs|campos)/.test(summary?.textContent ?? ''))
      faults.push('one field is several in the summary');
  }
  return faults;
};

/** Sends each form empty and reads what it says; the message goes nowhere. */
export const formFaults = async (page: Page): Promise<string[]> => {
  const sent: string[] = [];
  await page.route('**/*', (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent.push(route.request().url());
    return route.fulfill({ status: 503 });
  });
  const button = page.locator('form[method="post"] [type="submit"]').first();
  if ((await button.count()) === 0) return [];
  await button.click();
  await page
    .locator('form [aria-invalid="true"]')
    .first()
    .waitFor({ timeout: 1000 })
    .catch(() => undefined);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const faults = await page.evaluate(afterSending);
  return sent.length > 0 ? [...faults, 'an empty form is sent (3.3.1)'] : faults;
};
