import type { Page } from '@playwright/test';
import { axeViolations } from '../../support/axe';

/**
 * Repeats each rule with a pseudo-class for an attribute, right after the rule and so of the same weight, and sets the
 * attribute everywhere: the page looks as if all of it were hovered, or had the focus.
 */
const pretend = ([pseudo, attribute]: readonly [pseudo: string, attribute: string]): void => {
  const pattern = new RegExp(`:(?:${pseudo})(?![\\w-])`, 'g');
  const repeat = (parent: CSSStyleSheet | CSSGroupingRule): void => {
    for (let at = parent.cssRules.length - 1; at >= 0; at -= 1) {
      const rule = parent.cssRules[at];
      if (rule instanceof CSSStyleRule && pattern.test(rule.selectorText)) {
        const changed = rule.selectorText.replace(pattern, `[${attribute}]`);
        pattern.lastIndex = 0;
        parent.insertRule(
          rule.cssText.replace(rule.selectorText, () => changed),
          at + 1,
        );
      } else if (rule instanceof CSSGroupingRule) repeat(rule);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) repeat(sheet);
  for (const element of document.querySelectorAll('body, body *'))
    element.setAttribute(attribute, '');
};

const stop = (attribute: string): void => {
  for (const element of document.querySelectorAll(`[${attribute}]`))
    element.removeAttribute(attribute);
};

/** Marks what is hidden before anything is hovered. */
const markHidden = (): void => {
  for (const element of document.body.querySelectorAll('*')) {
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
      element.setAttribute('data-was-hidden', '');
  }
};

/** What was hidden and shows now, by its place in the document. */
const nowShown = (): string[] =>
  [...document.body.querySelectorAll('[data-was-hidden]')]
    .filter(
      (element) =>
        element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
        (element.textContent ?? '').trim() !== '',
    )
    .map(
      (element) =>
        `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 40)}”`,
    );

/** Colours that fade in are looked at when they have arrived. */
const transitionsEnd = async (): Promise<void> => {
  const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
};

/** Texts without contrast while they are hovered, and content that the pointer shows and the focus does not. */
export const hoverFaults = async (page: Page): Promise<string[]> => {
  await page.evaluate(markHidden);
  await page.evaluate(pretend, ['focus|focus-within|focus-visible', 'data-as-focused'] as const);
  const byFocus = new Set(await page.evaluate(nowShown));
  await page.evaluate(stop, 'data-as-focused');
  await page.evaluate(pretend, ['hover', 'data-as-hovered'] as const);
  const byHover = await page.evaluate(nowShown);
  await page.evaluate(transitionsEnd);
  const contrast = await axeViolations(page, ['color-contrast', 'link-in-text-block']);
  await page.evaluate(stop, 'data-as-hovered');
  return [
    ...byHover
      .filter((shown) => !byFocus.has(shown))
      .map((shown) => `a pointer alone shows it (1.4.13): ${shown}`),
    ...contrast.map((line) => `while hovered: ${line}`),
  ];
};
