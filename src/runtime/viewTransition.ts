/** Longest time that the old page is shown as a picture while the next one renders, in milliseconds. */
const longestWait = 400;

let finish: (() => void) | undefined;

/** Animates from the old page to the rendered one; called after a page change. */
export const endViewTransition = (): void => finish?.();

/**
 * Starts a view transition with each page change. Gatsby loads the next page, changes the address, and lets React render
 * in a later task: the browser takes its picture of the old page in between. What moves: theme/motion.css.
 */
export const startViewTransitions = (): void => {
  if (!('startViewTransition' in document)) return;
  const pushState = history.pushState.bind(history);
  history.pushState = (...entry) => {
    const isPageChange = new URL(String(entry[2]), location.href).pathname !== location.pathname;
    if (isPageChange && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      document.startViewTransition(
        () =>
          new Promise<void>((resolve) => {
            finish = resolve;
            setTimeout(resolve, longestWait);
          }),
      );
    }
    pushState(...entry);
  };
};
