import type { Page } from '@playwright/test';
import { adoptStyles } from './adoptStyles';

/** Sets the text spacing that WCAG 1.4.12 asks pages to bear, as a visitor's own style sheet would. */
export const widenTextSpacing = (page: Page): Promise<void> =>
  adoptStyles(
    page,
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
  );

/**
 * What is wrong with the layout of the page as it stands, a line each: sideways scrolling, text that is cut off, text and
 * controls that lie outside the window, text over other text, and bars that cover more than a third of the window.
 */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Words = { element: Element; block: Element; text: string; box: DOMRect };
    const faults = new Set<string>();
    const root = document.documentElement;
    const windowWidth = root.clientWidth;
    const nameOf = (element: Element): string => {
      const text = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 60);
      const parent = element.parentElement?.tagName.toLowerCase() ?? '';
      return `${parent} > ${element.tagName.toLowerCase()} "${text}"`;
    };
    const ancestors = (element: Element): Element[] => {
      const found: Element[] = [];
      for (let next: Element | null = element; next; next = next.parentElement) found.push(next);
      return found;
    };
    const isForReadersOnly = (element: Element): boolean =>
      ancestors(element).some((one) => {
        const { clipPath, position } = getComputedStyle(one);
        return position === 'absolute' && clipPath === 'inset(50%)';
      });
    /** A trap for bots stands far beside the page. */
    const isOutOfReach = (element: Element): boolean => {
      const hidden = element.closest('[aria-hidden="true"]')?.getBoundingClientRect();
      return hidden !== undefined && (hidden.right < -1000 || hidden.left > windowWidth + 1000);
    };
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      !isOutOfReach(element) &&
      !isForReadersOnly(element);
    /** Visitors move a map, which WCAG 1.4.10 excepts; a place that gets the focus comes into view. */
    const isInMap = (element: Element): boolean => element.closest('.world-map') !== null;
    const isClipping = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isScrolling = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

    if (root.scrollWidth > windowWidth) {
      faults.add(`the page is ${root.scrollWidth} px wide in a window of ${windowWidth} px`);
    }

    for (const element of document.body.querySelectorAll('*')) {
      if (!(element instanceof HTMLElement) || !isShown(element) || isInMap(element)) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCutX = isClipping(overflowX) && element.scrollWidth > element.clientWidth + 1;
      const isCutY = isClipping(overflowY) && element.scrollHeight > element.clientHeight + 1;
      if ((isCutX || isCutY) && element.innerText.trim() !== '') {
        const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
        faults.add(
          `cut off: ${nameOf(element)}, ${scrollWidth}x${scrollHeight} in ${clientWidth}x${clientHeight}`,
        );
      }
    }

    for (const control of document.body.querySelectorAll('a[href], button, input, select')) {
      if (!isShown(control) || isInMap(control)) continue;
      const scrolls = ancestors(control).some((one) =>
        isScrolling(getComputedStyle(one).overflowX),
      );
      const { left, right } = control.getBoundingClientRect();
      if (!scrolls && (left < -1 || right > windowWidth + 1)) {
        faults.add(`outside the window: ${nameOf(control)}`);
      }
    }

    const words: Words[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || !isShown(element)) continue;
      const above = ancestors(element);
      const isInSvg = element.closest('svg') !== null;
      const isApart = above.some((one) => {
        const { position, overflowX } = getComputedStyle(one);
        return position === 'fixed' || position === 'sticky' || isScrolling(overflowX);
      });
      const block =
        above.find((one) => !getComputedStyle(one).display.startsWith('inline')) ?? element;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 2 || box.height < 2) continue;
        if (!isApart && (box.left < -1 || box.right > windowWidth + 1)) {
          faults.add(`outside the window: ${nameOf(element)}`);
        }
        if (isApart || isInSvg) continue;
        // A line of tight type is lower than the letters could be.
        const slack = box.height * 0.28;
        words.push({
          element,
          block,
          text,
          box: new DOMRect(box.left + 1, box.top + slack, box.width - 2, box.height - 2 * slack),
        });
      }
    }
    words.sort((a, b) => a.box.top - b.box.top);
    words.forEach((upper, index) => {
      for (const lower of words.slice(index + 1)) {
        if (lower.box.top >= upper.box.bottom) break;
        if (lower.block === upper.block) continue;
        if (lower.box.left < upper.box.right && upper.box.left < lower.box.right) {
          faults.add(`one over the other: ${nameOf(upper.element)} and ${nameOf(lower.element)}`);
        }
      }
    });

    const bars = [...document.body.querySelectorAll('*')].filter((element) => {
      const { position } = getComputedStyle(element);
      return (position === 'fixed' || position === 'sticky') && isShown(element);
    });
    for (const bar of bars) {
      const { height, width, top, bottom } = bar.getBoundingClientRect();
      const isOver = bottom > 0 && top < window.innerHeight && width > windowWidth / 2;
      if (isOver && height > window.innerHeight / 3) {
        faults.add(`covers the window: ${nameOf(bar)}, ${Math.round(height)} px`);
      }
    }
    return [...faults];
  });
