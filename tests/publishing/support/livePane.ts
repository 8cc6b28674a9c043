import type { Browser, Frame, Page } from '@playwright/test';

/** A field that a click has opened in the edit form. */
export type OpenedField = { kind: 'Entry' | 'Asset'; id: string; field: string; locale: string };

type Click = {
  method?: string;
  entryId?: string;
  assetId?: string;
  fieldId?: string;
  locale?: string;
};
/** What the test keeps in the windows of the frames. */
type TestWindow = Window & {
  fieldClicks: Click[];
  shownNodes: { element: Element; text: Text | undefined }[];
  shownAt: Map<string, number>;
  typedAt: [string, number][];
};

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
  await page.addInitScript(() => {
    (window as unknown as TestWindow).fieldClicks = [];
    window.addEventListener('message', ({ data }: MessageEvent<Click>) => {
      if (data?.method === 'TAGGED_FIELD_CLICKED')
        (window as unknown as TestWindow).fieldClicks.push(data);
    });
  });
  await page.goto(address, { timeout: 120_000 });
  await page.getByText('Connected', { exact: true }).waitFor({ timeout: 120_000 });
  return { page, site: frameOf(page, 'site-frame'), form: () => frameOf(page, 'form-frame') };
};

/** A text or picture that is visible in the preview. */
export type ShownNode = {
  index: number;
  text: string;
  isPicture: boolean;
  /** The address of the picture, or of the link around the text. */
  address?: string | undefined;
  /** The number is counted from a list on the page, such as the results of a filter. */
  isCount: boolean;
};

/** Where pages show how many entries a list has: beside the options of filters, and beside headings. */
const counts = '[role="group"] small, h2 small';

/** Lists the visible texts and pictures of the page in the preview, in the order of the document. */
export const shownNodes = (site: Frame): Promise<ShownNode[]> =>
  site.evaluate((countSelector) => {
    const isVisible = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return (
        width > 2 &&
        height > 2 &&
        !element.closest('nextjs-portal, gatsby-fast-refresh, noscript, script, style, aside') &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      );
    };
    const visibleText = (text: string) =>
      text.replace(/(?:\u200b|\u200c|\u200d|\ufeff){16,}/g, '').trim();
    (window as unknown as TestWindow).shownNodes = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
    const nodes: ShownNode[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Text ? node.parentElement : node;
      if (!(element instanceof Element) || !isVisible(element)) continue;
      const text = node instanceof Text ? visibleText(node.data) : '';
      const isPicture =
        node instanceof HTMLImageElement && !node.hasAttribute('data-placeholder-image');
      if (text === '' && !isPicture) continue;
      nodes.push({
        index: (window as unknown as TestWindow).shownNodes.length,
        text: node instanceof HTMLImageElement ? visibleText(node.alt) : text,
        isPicture,
        address:
          node instanceof HTMLImageElement
            ? node.currentSrc || node.src
            : element.closest('a')?.href,
        isCount:
          /^\d+$/.test(text) &&
          (element.closest(countSelector) !== null ||
            // The position in a carousel.
            /^\d+ \/ \d+$/.test(element.textContent ?? '')),
      });
      (window as unknown as TestWindow).shownNodes.push({
        element,
        text: node instanceof Text ? node : undefined,
      });
    }
    return nodes;
  }, counts);

/** Scrolls to a node and finds a point of it that nothing but a covering link is in front of; undefined if there is none. */
const pointOf = (site: Frame, index: number): Promise<{ x: number; y: number } | undefined> =>
  site.evaluate((number) => {
    const { element, text } = (window as unknown as TestWindow).shownNodes[number] ?? {};
    if (!element?.isConnected) return undefined;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const range = document.createRange();
    if (text) range.selectNodeContents(text);
    const rects = text ? [...range.getClientRects()] : [element.getBoundingClientRect()];
    const isInFront = ({ x, y, width, height }: DOMRect) =>
      document
        .elementsFromPoint(x + width / 2, y + height / 2)
        .some((front) => front === element || element.contains(front));
    const rect = rects.find((one) => one.width > 1 && one.height > 1 && isInFront(one));
    if (!rect) return undefined;
    return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 };
  }, index);

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
    if (click) {
      return {
        kind: click.assetId ? 'Asset' : 'Entry',
        id: click.assetId ?? click.entryId ?? '',
        field: click.fieldId ?? '',
        locale: click.locale ?? '',
      };
    }
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
