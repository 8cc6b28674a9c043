import type { Page } from '@playwright/test';

type State = { address: string; dialogs: number; open: number; focus: string };

const state = (): State => ({
  address: location.pathname,
  dialogs: document.querySelectorAll('dialog[open], [role="dialog"]').length,
  open: document.querySelectorAll('[aria-expanded="true"]').length,
  focus: document.activeElement?.outerHTML.slice(0, 80) ?? '',
});

const differs = (before: State, after: State): boolean =>
  before.address !== after.address ||
  before.dialogs !== after.dialogs ||
  before.open !== after.open;

/** The state after something was done, or undefined where it led to another page. */
const look = async (page: Page): Promise<State | undefined> => {
  await page.waitForTimeout(30);
  return page.evaluate(state).catch(() => undefined);
};

/**
 * Input that does more than it should: a choice that changes the page (3.2.2), single characters that are commands (2.1.4; the
 * `/` of search can be switched off), presses that act before they are let go (2.5.2), and fields that refuse to be pasted
 * into (3.3.8).
 */
export const inputFaults = async (page: Page): Promise<string[]> => {
  const faults: string[] = [];
  const before = await page.evaluate(state);

  for (const select of await page.locator('select:visible').all()) {
    const options = await select.locator('option').count();
    if (options < 2) continue;
    await select.selectOption({ index: options - 1 });
    const after = await look(page);
    if (!after || differs(before, after)) return [...faults, 'a choice changes the page (3.2.2)'];
  }
  for (const box of await page
    .locator('input[type="checkbox"]:visible, input[type="radio"]:visible')
    .all()) {
    await box.click();
    const after = await look(page);
    if (!after || differs(before, after)) return [...faults, 'a tick changes the page (3.2.2)'];
  }

  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const quiet = await page.evaluate(state);
  for (const key of 'abcdefghijklmnopqrstuvwxyz0123456789?') await page.keyboard.press(key);
  const afterKeys = await look(page);
  if (!afterKeys || differs(quiet, afterKeys) || afterKeys.focus !== quiet.focus) {
    return [...faults, 'a single character is a command (2.1.4)'];
  }

  const pasted = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input:not([type="hidden"]), textarea')]
      .filter(
        (field) =>
          !field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true })),
      )
      .map((field) => field.getAttribute('name') ?? ''),
  );
  faults.push(...pasted.map((name) => `nothing can be pasted into a field (3.3.8): ${name}`));

  const pressed = await page.evaluate(state);
  const controls = page.locator('main a:visible, main button:visible, header button:visible');
  for (const control of (await controls.all()).slice(0, 6)) {
    const box = await control.boundingBox();
    if (!box || box.y < 0 || box.y + box.height > (page.viewportSize()?.height ?? 0)) continue;
    await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height / 2, 10));
    await page.mouse.down();
    const after = await look(page);
    if (!after || after.address !== pressed.address || after.dialogs !== pressed.dialogs) {
      return [...faults, 'a press acts before it is let go (2.5.2)'];
    }
    await page.mouse.move(2, (page.viewportSize()?.height ?? 400) - 2);
    await page.mouse.up();
  }
  return faults;
};
