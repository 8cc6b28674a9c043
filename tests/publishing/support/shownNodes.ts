import type { Frame } from '@playwright/test';
import type { TestWindow } from './testWindow';

/** A text or picture that is visible in the preview. */
export type ShownNode = {
  index: number;
  text: string;
  isPicture: boolean;
  /** The address of the picture, or of the link around the text. */
  address?: string | undefined;
  /** Of a number, the text of the nearest element with words. */
  around: string;
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
    const wordsAround = (element: Element | null): string => {
      const around = visibleText(element?.textContent ?? '');
      return /\p{L}/u.test(around) || !element ? around : wordsAround(element.parentElement);
    };
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
        around: /^\d+$/.test(text) ? wordsAround(element) : '',
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
