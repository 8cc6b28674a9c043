import type { Page } from '@playwright/test';

type Heard = { target: EventTarget; type: string };

/** Records listeners of single elements from before the page's own scripts run; React listens at the root alone. */
export const recordListeners = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const heard: Heard[] = [];
    Object.assign(window, { heard });
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its own `this` below
    const add = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (
      this: EventTarget,
      ...given: Parameters<typeof add>
    ) {
      heard.push({ target: this, type: given[0] });
      add.apply(this, given);
    };
  });
};

/**
 * What only a pointer or a movement of the device can do: elements that answer to a click, a press or a drag and cannot have
 * the focus, and pages that listen to the device's motion.
 */
export const pointerFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const heard = (window as unknown as { heard?: Heard[] }).heard ?? [];
    const native =
      'a[href], button, input, select, textarea, summary, label, option, dialog, video, [tabindex]:not([tabindex="-1"]), [role="option"]';
    const nameOf = (element: Element): string => element.outerHTML.slice(0, 120);
    const faults = new Set<string>();
    for (const { target, type } of heard) {
      if (/^device(?:motion|orientation)/.test(type)) {
        faults.add(`listens to ${type} (2.5.4)`);
      }
      if (!(target instanceof Element) || !target.isConnected || target.id === '___gatsby')
        continue;
      if (target.querySelector(':scope > #___gatsby, main')) continue;
      const types = heard.filter((other) => other.target === target).map((other) => other.type);
      if (
        /^(?:click|dblclick|mouse(?:down|up)|pointer(?:down|up)|touch(?:start|end))$/.test(type) &&
        !target.matches(native)
      ) {
        faults.add(`a pointer alone can use it (2.1.1): ${nameOf(target)}`);
      }
      if (
        /^(?:dragstart|pointermove|mousemove|touchmove)$/.test(type) &&
        !types.some((other) => /^(?:click|keydown)$/.test(other))
      ) {
        faults.add(`only dragging moves it (2.5.7): ${nameOf(target)}`);
      }
      if (
        /^(?:mouseover|mouseenter|pointerenter)$/.test(type) &&
        !types.some((other) => /^focus/.test(other))
      ) {
        faults.add(`a pointer alone shows it (1.4.13): ${nameOf(target)}`);
      }
    }
    for (const element of document.body.querySelectorAll<HTMLElement>(
      'div, span, p, li, img, td, h2, h3',
    )) {
      const { cursor } = getComputedStyle(element);
      const parent = element.parentElement;
      if (cursor !== 'pointer' || (parent && getComputedStyle(parent).cursor === 'pointer'))
        continue;
      if (element.closest(native) === null && element.checkVisibility()) {
        faults.add(`looks as if it could be pressed (2.1.1): ${nameOf(element)}`);
      }
    }
    return [...faults];
  });
