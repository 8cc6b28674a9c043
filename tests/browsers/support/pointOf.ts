/**
 * Scrolls to the first element that a selector finds, and gives its middle. Runs in the page. Waits until the element
 * has not moved for a while and lies above everything else there.
 *
 * @throws Error when that is not so within 15 s.
 */
export const pointOf = async (selector: string): Promise<[x: number, y: number]> => {
  const end = Date.now() + 15_000;
  let state = 'is not there';
  let previous = '';
  let stillSince = 0;
  while (Date.now() < end) {
    const element = document.querySelector(selector);
    if (element) {
      const { top, bottom } = element.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      }
      const { x, y, width, height } = element.getBoundingClientRect();
      const middle: [number, number] = [Math.round(x + width / 2), Math.round(y + height / 2)];
      const hit = document.elementFromPoint(...middle);
      // Sections below the window move when they come into view.
      const isOnTop =
        hit !== null &&
        !element.closest('[data-entering="later"]') &&
        (element.contains(hit) || hit.closest('label')?.contains(element));
      if (previous !== `${x} ${y}`) stillSince = performance.now();
      previous = `${x} ${y}`;
      if (isOnTop && performance.now() - stillSince > 250) return middle;
      state = isOnTop ? 'does not stand still' : `is covered by <${hit?.localName}>`;
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  throw new Error(`${selector} ${state}.`);
};
