import type { Page } from '@playwright/test';

/**
 * Parts of a flex or grid container that stand before the part they follow in the document. The bar of the header is left
 * out: on phones its menu button stands at the end of the bar, and its menu is the first thing that keyboards reach.
 */
export const orderFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const nameOf = (element: Element): string =>
      `“${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
    const isRightToLeft = (element: Element): boolean =>
      getComputedStyle(element).direction === 'rtl';
    for (const container of document.body.querySelectorAll('main, main *, footer *, dialog *')) {
      if (!/flex|grid/.test(getComputedStyle(container).display) || !container.checkVisibility())
        continue;
      const parts = [...container.children].filter((part) => {
        const { position } = getComputedStyle(part);
        const says = (part.textContent ?? '').trim() !== '' || part.matches('a, button, input');
        return (
          says &&
          part.checkVisibility() &&
          position !== 'absolute' &&
          position !== 'fixed' &&
          part.getClientRects().length > 0
        );
      });
      parts.slice(1).forEach((part, at) => {
        const before = parts[at];
        // A term and its description may change places: the pair says which is which.
        if (!before || (before.matches('dt') && part.matches('dd'))) return;
        const [one, other] = [before.getBoundingClientRect(), part.getBoundingClientRect()];
        const isSameRow =
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
          Math.min(one.height, other.height) / 2;
        const isBeside = isRightToLeft(container)
          ? other.left >= one.right - 1
          : other.right <= one.left + 1;
        if ((isSameRow && isBeside) || (!isSameRow && other.bottom <= one.top + 1)) {
          faults.push(
            `stands before what it follows (1.3.2): ${nameOf(part)} follows ${nameOf(before)}`,
          );
        }
      });
    }
    return faults;
  });
