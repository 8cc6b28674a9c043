import type { Page } from '@playwright/test';

type Stop = { index: number; isVideo: boolean; name: string; faults: string[] };

type Walk = { step: () => Stop; unreached: (visited: number[]) => string[] };

/** Lists the controls, keeps how they look without the focus, and leaves functions for each step of the walk. */
const prepare = (): number => {
  const still = new CSSStyleSheet();
  still.replaceSync(
    '*, *::before, *::after { transition: none !important; scroll-behavior: auto !important; }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];

  const nameOf = (element: Element | null): string =>
    element === null
      ? 'nothing'
      : `<${element.tagName.toLowerCase()}> “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)}”`;
  const lookOf = (element: Element, part?: string): string => {
    const style = getComputedStyle(element, part);
    const hasOutline = style.outlineStyle !== 'none' && style.outlineWidth !== '0px';
    return [
      hasOutline ? `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}` : 'none',
      style.boxShadow,
      `${style.borderTopWidth} ${style.borderTopColor} ${style.borderBottomWidth} ${style.borderBottomColor}`,
      style.backgroundColor,
      style.color,
      style.textDecorationLine,
      `${style.fill} ${style.fillOpacity} ${style.stroke} ${style.strokeWidth}`,
      `${style.opacity} ${style.transform}`,
    ].join('; ');
  };
  const around = (element: Element): Element[] => {
    const found = [element, ...[...element.querySelectorAll('*')].slice(0, 8)];
    for (let next = element.parentElement; next && found.length < 13; next = next.parentElement)
      found.push(next);
    return found;
  };
  const look = (element: Element): string =>
    around(element)
      .flatMap((one) => [lookOf(one), lookOf(one, '::before'), lookOf(one, '::after')])
      .join('\n');

  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, video[controls], [tabindex], [contenteditable]',
    ),
  ].filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled') &&
      control.closest('[inert]') === null &&
      control.checkVisibility({ checkVisibilityCSS: true }),
  );
  const looks = controls.map(look);

  const channels = (value: string): number[] => (value.match(/[\d.]+/g) ?? []).map(Number);
  const luminance = (value: string): number => {
    const [r = 0, g = 0, b = 0] = channels(value).map((part) => {
      const share = part / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: string, other: string): number => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const groundOf = (element: Element): string | undefined => {
    for (let next = element.parentElement; next; next = next.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(next);
      if (backgroundImage !== 'none') return undefined;
      if ((channels(backgroundColor)[3] ?? 1) === 1) return backgroundColor;
    }
    return undefined;
  };

  const coveredBy = (element: Element): string | undefined => {
    const [box] = [...element.getClientRects()].filter(
      ({ width, height }) => width > 1 && height > 1,
    );
    if (!box || element.closest('svg')) return undefined;
    if (box.bottom < 0 || box.top > innerHeight || box.right < 0 || box.left > innerWidth)
      return 'the edge of the window';
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.15, 0.5, 0.85].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
    );
    const covers = points
      .filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
      .map(([x, y]) => document.elementFromPoint(x, y))
      .filter(
        (top) =>
          top &&
          !element.contains(top) &&
          !top.contains(element) &&
          top.closest('label')?.control !== element,
      );
    const inside = points.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    return covers.length === inside.length && covers.length > 0
      ? nameOf(covers[0] ?? null)
      : undefined;
  };

  const address = location.href;
  const walk: Walk = {
    step: () => {
      const element = document.activeElement;
      const index =
        element instanceof HTMLElement || element instanceof SVGElement
          ? controls.indexOf(element as HTMLElement)
          : -1;
      const faults: string[] = [];
      if (element && index >= 0) {
        const focused = look(element);
        if (focused === looks[index] && element.tagName !== 'VIDEO') {
          faults.push(`no sign of the focus (2.4.7): ${nameOf(element)}`);
        }
        const { outlineStyle, outlineColor, outlineWidth } = getComputedStyle(element);
        const ground = groundOf(element);
        const lookOfRest = (text: string) =>
          text
            .split('\n')
            .map((line) => line.slice(line.indexOf(';')))
            .join('\n');
        const onlyOutline = lookOfRest(focused) === lookOfRest(looks[index] ?? '');
        if (
          onlyOutline &&
          ground &&
          outlineStyle !== 'none' &&
          outlineWidth !== '0px' &&
          (channels(outlineColor)[3] ?? 1) * contrast(outlineColor, ground) < 3
        ) {
          faults.push(`a faint sign of the focus (1.4.11): ${nameOf(element)}`);
        }
        const cover = coveredBy(element);
        if (cover) faults.push(`the focus is covered (2.4.11): ${nameOf(element)} by ${cover}`);
      }
      if (
        location.href.split('#')[0] !== address.split('#')[0] ||
        document.querySelector('dialog[open]')
      ) {
        faults.push(`the focus alone changes the page (3.2.1): ${nameOf(element)}`);
      }
      return { index, isVideo: element?.tagName === 'VIDEO', name: nameOf(element), faults };
    },
    unreached: (visited) =>
      controls
        .filter(
          (control, at) =>
            !visited.includes(at) && control.checkVisibility({ checkVisibilityCSS: true }),
        )
        .map((control) => `not reached by Tab (2.1.1): ${nameOf(control)}`),
  };
  Object.assign(window, { walk });
  window.scrollTo(0, 0);
  // The walk begins before the first control.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  return controls.length;
};

const step = (): Stop => (window as unknown as { walk: Walk }).walk.step();

/**
 * Walks through the page by Tab: every control is reached, in the order of the document, shows the focus with a contrast of
 * 3:1, is not covered, changes nothing by the focus alone, and lets it go.
 */
export const keyboardFaults = async (page: Page): Promise<string[]> => {
  const count = await page.evaluate(prepare);
  const faults: string[] = [];
  const visited: number[] = [];
  let videoStops = 0;
  let last = '';
  for (let press = 0; press < count * 2 + 40; press += 1) {
    await page.keyboard.press('Tab');
    let stop: Stop;
    try {
      stop = await page.evaluate(step);
    } catch {
      return [...faults, `the focus alone leads to another page (3.2.1): after ${last}`];
    }
    faults.push(...stop.faults);
    if (stop.isVideo && (videoStops += 1) < 15) {
      if (!visited.includes(stop.index)) visited.push(stop.index);
      continue;
    }
    if (stop.index >= 0 && visited[0] === stop.index && visited.length > 1) break;
    if (stop.index >= 0 && visited.includes(stop.index)) {
      faults.push(`the focus does not move on (2.1.2): ${stop.name}`);
      break;
    }
    const previous = visited.at(-1);
    if (stop.index >= 0 && previous !== undefined && stop.index < previous) {
      faults.push(`the focus goes back (2.4.3): from ${last} to ${stop.name}`);
    }
    if (stop.index >= 0) visited.push(stop.index);
    else if (visited.length > 0 && stop.name.startsWith('<body>')) break;
    last = stop.name;
  }
  const unreached = await page.evaluate(
    (seen) => (window as unknown as { walk: Walk }).walk.unreached(seen),
    visited,
  );
  return [...new Set([...faults, ...unreached])];
};
