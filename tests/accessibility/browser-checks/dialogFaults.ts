import type { Page } from '@playwright/test';

/** Opens each dialog by keyboard: it has a name, takes the focus, closes on Escape and gives the focus back. */
export const dialogFaults = async (page: Page): Promise<string[]> => {
  const faults: string[] = [];
  for (const opener of await page.locator('[aria-haspopup="dialog"]:visible').all()) {
    const name = (await opener.getAttribute('aria-label')) ?? (await opener.textContent()) ?? '';
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog[open], [role="dialog"]:visible').last();
    const isOpen = await dialog.waitFor({ timeout: 1500 }).then(
      () => true,
      () => false,
    );
    if (!isOpen) {
      faults.push(`no dialog opens by keyboard (2.1.1): ${name}`);
      continue;
    }
    await page.waitForTimeout(50);
    const label = await dialog.evaluate((it) => {
      const id = it.getAttribute('aria-labelledby');
      return (
        it.getAttribute('aria-label') ?? (id ? document.getElementById(id)?.textContent : '') ?? ''
      );
    });
    if (label.trim() === '') faults.push(`a dialog has no name (4.1.2): ${name}`);
    const isInside = () => dialog.evaluate((it) => it.contains(document.activeElement));
    if (!(await isInside())) faults.push(`a dialog does not take the focus (2.4.3): ${name}`);
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Shift+Tab');
    const left = await dialog.evaluate((it) => {
      const { activeElement } = document;
      return (
        activeElement !== null && activeElement !== document.body && !it.contains(activeElement)
      );
    });
    if (left) faults.push(`the focus leaves an open dialog (2.4.3): ${name}`);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(50);
    if (await page.locator('dialog[open]').count()) {
      faults.push(`a dialog does not close on Escape (2.1.2): ${name}`);
      break;
    }
    if (!(await opener.evaluate((it) => document.activeElement === it))) {
      faults.push(`a dialog does not give the focus back (2.4.3): ${name}`);
    }
  }
  return faults;
};
