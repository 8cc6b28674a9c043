import type { Browser, Frame, Page } from '@playwright/test';
import { prepareWindow, type Point, type SentClick, type TestWindow } from './testWindow';

/** A field that a click has opened in the edit form. */
export type OpenedField = { kind: 'Entry' | 'Asset'; id: string; field: string; locale: string };

/** The page of the emulator with the edit form and the preview side by side. */
export type Pane = {
  page: Page;
  site: Frame;
  form: () => Frame;
};

const frameOf = (page: Page, name: string): Frame => {
  const frame = page.frames().find((candidate) => candidate.name() === name);
  if (!frame) throw new Error(`There is no frame ${name}.`);
  return frame;
};

/** Opens an entry beside the preview, and waits until the SDK has connected. */
export const openPane = async (browser: Browser, address: string): Promise<Pane> => {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    reducedMotion: 'reduce',
    viewport: { width: 1900, height: 1000 },
  });
  const page = await context.newPage();
  await page.addInitScript(prepareWindow);
  await page.goto(address, { timeout: 120_000 });
  await page.getByText('Connected', { exact: true }).waitFor({ timeout: 120_000 });
  return { page, site: frameOf(page, 'site-frame'), form: () => frameOf(page, 'form-frame') };
};

/** Scrolls to a node and finds a point of it that nothing but a covering link is in front of; undefined if there is none. */
const pointOf = (site: Frame, index: number): Promise<Point | undefined> =>
  site.evaluate((number) => (window as unknown as TestWindow).pointOfNode(number), index);

/** The field that the editor gets with a message of the SDK. */
export const fieldOf = ({ assetId, entryId, fieldId, locale }: SentClick): OpenedField => ({
  kind: assetId ? 'Asset' : 'Entry',
  id: assetId ?? entryId ?? '',
  field: fieldId ?? '',
  locale: locale ?? '',
});

/**
 * Clicks a node of the preview. Returns the field that the SDK sends to the editor, `nothing` if none, and `covered` without a
 * click if no part of the node can be clicked.
 */
export const sendClick = async (
  { page, site }: Pane,
  index: number,
): Promise<OpenedField | 'nothing' | 'covered'> => {
  const point = await pointOf(site, index);
  const box = await page.locator('#site-frame').boundingBox();
  if (!point || !box) return 'covered';
  await page.evaluate(() => ((window as unknown as TestWindow).fieldClicks = []));
  await page.mouse.click(box.x + point.x, box.y + point.y);
  // Not `waitForFunction`, which the page's policy keeps from evaluating scripts.
  for (const end = Date.now() + 1000; Date.now() < end;) {
    const click = await page.evaluate(() => (window as unknown as TestWindow).fieldClicks[0]);
    if (typeof click === 'object') return fieldOf(click);
    await page.waitForTimeout(5);
  }
  return 'nothing';
};

/** The field that the edit form has focused after a click, with the locale of the form; `nothing` if it is another one. */
export const openedField = async (
  { page, form }: Pane,
  { kind, id, field }: OpenedField,
): Promise<OpenedField | 'nothing'> => {
  const isOpen = () =>
    form().evaluate(
      ([path, control]) =>
        decodeURIComponent(location.pathname) === path && document.activeElement?.id === control,
      [`/editor/${kind}/${id}`, `field-${field}`] as const,
    );
  for (const end = Date.now() + 5000; Date.now() < end;) {
    if (await isOpen().catch(() => false)) {
      const action = await form().locator('form.edit').getAttribute('action');
      const locale = new URL(action ?? '', 'https://form').searchParams.get('locale') ?? '';
      return { kind, id, field, locale };
    }
    await page.waitForTimeout(10);
  }
  return 'nothing';
};

/** Clicks a node of the preview and returns the field that the edit form then focuses. */
export const clickNode = async (
  pane: Pane,
  index: number,
): Promise<OpenedField | 'nothing' | 'covered'> => {
  const sent = await sendClick(pane, index);
  return typeof sent === 'string' ? sent : openedField(pane, sent);
};

/**
 * Types into a field of the edit form, a character at a time. Returns for each how many milliseconds later the preview has
 * shown it.
 */
export const typeInto = async (
  { site, form, page }: Pane,
  field: string,
  text: string,
  shownIn: string,
): Promise<number[]> => {
  await site.evaluate((selector) => {
    (window as unknown as TestWindow).shownAt = new Map();
    const note = () => {
      const shown = document.querySelector(selector)?.textContent ?? '';
      const visible = shown.replace(/(?:\u200b|\u200c|\u200d|\ufeff){16,}/g, '');
      if (!(window as unknown as TestWindow).shownAt.has(visible))
        (window as unknown as TestWindow).shownAt.set(visible, Date.now());
    };
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  }, shownIn);
  await form().evaluate((id) => {
    (window as unknown as TestWindow).typedAt = [];
    document.getElementById(id)?.addEventListener(
      'input',
      ({ target }) => {
        (window as unknown as TestWindow).typedAt.push([
          (target as HTMLInputElement).value.trim(),
          Date.now(),
        ]);
      },
      { capture: true },
    );
  }, `field-${field}`);
  const before = (await form().locator(`#field-${field}`).inputValue()).trim();
  await form().locator(`#field-${field}`).focus();
  await page.keyboard.press('End');
  await page.keyboard.type(text, { delay: 400 });
  await page.waitForTimeout(3000);
  const shownAt = new Map(
    await site.evaluate(() => [...(window as unknown as TestWindow).shownAt]),
  );
  const typedAt = await form().evaluate(() => (window as unknown as TestWindow).typedAt);
  // Pages do not show a space at the end.
  return typedAt
    .filter(([value], at) => value !== (typedAt[at - 1]?.[0] ?? before))
    .map(([value, time]) => (shownAt.get(value) ?? Infinity) - time);
};
