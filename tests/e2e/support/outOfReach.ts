import type { Locator } from '@playwright/test';

/**
 * The links, buttons and fields of a part of the page that neither focus nor scrolling brings where they can be seen and
 * clicked, as text; none is as it should be.
 */
export const outOfReach = (part: Locator): Promise<string[]> =>
  part.evaluate((container) => {
    const targets = [
      ...container.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea'),
    ].filter((target) => target.checkVisibility());
    if (targets.length === 0) return ['there is nothing to reach'];
    const nameOf = (target: HTMLElement) =>
      target.getAttribute('aria-label') ?? (target.textContent || target.outerHTML).slice(0, 80);
    return targets
      .filter((target) => {
        target.focus();
        const [box = target.getBoundingClientRect()] = target.getClientRects();
        const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return !target.contains(there) && there?.closest('label')?.control !== target;
      })
      .map(nameOf);
  });
