import type { Page } from '@playwright/test';
import { setPreferences } from '../../support/setPreferences';

/** Marks links and buttons that only a background makes look like buttons, and charts whose parts differ by colour. */
const markColours = (): void => {
  for (const control of document.body.querySelectorAll('a[href], button')) {
    const { backgroundColor } = getComputedStyle(control);
    const isFilled = backgroundColor !== 'rgba(0, 0, 0, 0)';
    if (isFilled && control.checkVisibility()) control.setAttribute('data-was-filled', '');
  }
  for (const chart of document.body.querySelectorAll('main svg[role="img"]')) {
    const fills = [...chart.querySelectorAll('rect')].map((part) => getComputedStyle(part).fill);
    if (new Set(fills).size > 1) chart.setAttribute('data-had-colours', '');
  }
};

const inForcedColours = (): string[] => {
  const faults = new Set<string>();
  const nameOf = (element: Element): string =>
    `<${element.tagName.toLowerCase()}> “${(element.textContent ?? '').trim().slice(0, 40)}”`;
  // What is seen behind a transparent background is that of an ancestor.
  const groundOf = (element: Element | null, part?: string): string => {
    if (element === null) return 'rgb(255, 255, 255)';
    const { backgroundColor } = getComputedStyle(element, part);
    if (!/, 0\)$/.test(backgroundColor)) return backgroundColor;
    return part ? '' : groundOf(element.parentElement);
  };
  const look = (element: Element): string =>
    [undefined, '::before', '::after']
      .map((part) => {
        const style = getComputedStyle(element, part);
        return [
          part && style.content === 'none' ? '' : part,
          groundOf(element, part),
          style.color,
          `${style.borderLeftWidth} ${style.borderTopWidth} ${style.borderBottomWidth} ${style.borderBottomStyle} ${style.borderBottomColor}`,
          style.outlineStyle === 'none' ? '' : `${style.outlineWidth} ${style.outlineColor}`,
          `${style.textDecorationLine} ${style.textDecorationThickness}`,
        ].join(' ');
      })
      .join('; ');
  const states =
    '[aria-selected="true"], [aria-pressed="true"], [aria-current], [aria-checked="true"]';
  for (const element of document.body.querySelectorAll(`mark, ${states}`)) {
    if (!element.checkVisibility()) continue;
    const items = element.closest('li')?.parentElement ?? element.parentElement;
    const others = element.matches('mark')
      ? [element.parentElement]
      : [...(items?.querySelectorAll(element.tagName) ?? [])].filter(
          (other) => !other.matches(states) && other.checkVisibility(),
        );
    const [other] = others;
    if (other && look(other) === look(element))
      faults.add(`looks like any other in forced colours (1.4.11): ${nameOf(element)}`);
  }
  for (const control of document.body.querySelectorAll('[data-was-filled]')) {
    const { borderTopWidth, borderTopStyle } = getComputedStyle(control);
    const hasBorder = borderTopWidth !== '0px' && borderTopStyle !== 'none';
    if (!hasBorder && control.checkVisibility())
      faults.add(`a button without a shape in forced colours (1.4.11): ${nameOf(control)}`);
  }
  for (const chart of document.body.querySelectorAll('[data-had-colours]')) {
    const fills = [...chart.querySelectorAll('rect')].map((part) => getComputedStyle(part).fill);
    if (new Set(fills).size === 1) {
      faults.add(
        `parts of a chart look alike in forced colours (1.4.1): ${chart.getAttribute('aria-label')?.slice(0, 60)}`,
      );
    }
    if (fills.includes(getComputedStyle(document.body).backgroundColor)) {
      faults.add(
        `parts of a chart are not seen in forced colours (1.4.11): ${chart.getAttribute('aria-label')?.slice(0, 60)}`,
      );
    }
  }
  return [...faults];
};

/** States and buttons that are invisible in forced colours, as Windows' contrast themes set them. */
export const forcedColourFaults = async (page: Page): Promise<string[]> => {
  await page.evaluate(markColours);
  await setPreferences(page, { forcedColors: 'active' });
  const faults = await page.evaluate(inForcedColours);
  await page.emulateMedia({ forcedColors: 'none' });
  return faults;
};
