/** Maximum time that the snapshot of the old page is shown while the next page renders, in milliseconds. */
const longestWait = 400;

let finish: (() => void) | undefined;

/** Starts the animation to the rendered page; called after a page change. */
export const endViewTransition = (): void => finish?.();

/**
 * Starts a view transition with each page change. Gatsby loads the next page, calls `history.pushState`, and React renders
 * in a later task; the browser takes the snapshot of the old page in between. theme/motion.css names the animated elements.
 */
export const startViewTransitions = (): void => {
  if (!('startViewTransition' in document)) return;
  const pushState = history.pushState.bind(history);
  history.pushState = (...entry) => {
    const isPageChange = new URL(String(entry[2]), location.href).pathname !== location.pathname;
    if (isPageChange && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      // Created here, because React may have rendered before the browser calls the callback.
      const isRendered = new Promise<void>((resolve) => {
        finish = resolve;
        setTimeout(resolve, longestWait);
      });
      // A skipped animation is no error.
      document.startViewTransition(() => isRendered).ready.catch(() => undefined);
    }
    pushState(...entry);
  };
};
