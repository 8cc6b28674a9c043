import type { Page } from '@playwright/test';

/**
 * Rules of style sheets that hurt: words in generated content, spacing that a visitor cannot change, type that does not grow,
 * pictures with a meaning in a background, and fields whose edge cannot be seen.
 */
export const styleFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const check = (rule: CSSStyleRule): void => {
      const { style, selectorText } = rule;
      const content = style.getPropertyValue('content');
      if (/^["'][^"']*\p{L}{3,}/u.test(content))
        faults.add(`words in generated content (1.3.1): ${selectorText} ${content}`);
      for (const name of ['line-height', 'letter-spacing', 'word-spacing']) {
        if (style.getPropertyPriority(name) === 'important')
          faults.add(`spacing that cannot be changed (1.4.12): ${selectorText}`);
      }
      if (/^[\d.]+v(?:w|h|min|max)$/.test(style.fontSize))
        faults.add(`type that does not grow (1.4.4): ${selectorText}`);
    };
    const walk = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) check(rule);
        else if (rule instanceof CSSMediaRule && rule.conditionText === 'print') continue;
        else if (rule instanceof CSSMediaRule && /orientation/.test(rule.conditionText)) {
          if (/rotate\(|display: none/.test(rule.cssText))
            faults.add(`shows in one orientation only (1.3.4): ${rule.cssText.slice(0, 80)}`);
        } else if (rule instanceof CSSGroupingRule) walk(rule.cssRules);
      }
    };
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets])
      walk(sheet.cssRules);

    const luminance = (value: string): number => {
      const [r = 0, g = 0, b = 0] = (value.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: string, other: string): number => {
      const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    const groundOf = (element: Element | null): string => {
      for (let next = element; next; next = next.parentElement) {
        const { backgroundColor } = getComputedStyle(next);
        if (!/, 0\)$/.test(backgroundColor)) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    for (const element of document.body.querySelectorAll<HTMLElement>('main *, footer *')) {
      const { backgroundImage, borderTopColor, borderTopWidth, borderTopStyle } =
        getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const isEmpty = element.childElementCount === 0 && (element.textContent ?? '').trim() === '';
      if (
        /url\(/.test(backgroundImage) &&
        isEmpty &&
        width > 60 &&
        height > 60 &&
        !element.hasAttribute('aria-label')
      ) {
        faults.add(
          `a picture without alternative in a background (1.1.1): ${element.outerHTML.slice(0, 100)}`,
        );
      }
      if (
        element.matches(
          // Browsers draw boxes and sliders themselves.
          'input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="range"]), select, textarea',
        ) &&
        element.checkVisibility()
      ) {
        const ground = groundOf(element.parentElement);
        const hasEdge =
          borderTopWidth !== '0px' &&
          borderTopStyle !== 'none' &&
          contrast(borderTopColor, ground) >= 3;
        const isOther = contrast(groundOf(element), ground) >= 3;
        if (!hasEdge && !isOther && element.closest('[aria-hidden="true"]') === null) {
          faults.add(
            `the edge of a field cannot be seen (1.4.11): ${element.outerHTML.slice(0, 100)}`,
          );
        }
      }
    }
    return [...faults];
  });
