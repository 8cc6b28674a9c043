/** Maximum time that the snapshot of the old page is shown while the next page renders, in milliseconds. */
const longestWait = 400;

let finish: (() => void) | undefined;

/** Starts the animation to the rendered page; called after a page change. */
export const endViewTransition = (): void => finish?.();

/** A teaser that is followed: the link in its heading has the focus. Only teasers have something to carry into the next page. */
const followedTeaser = 'h2>a:focus,h3>a:focus';

/**
 * Starts a view transition when a teaser leads to its page. Gatsby loads the next page, calls `history.pushState`, and React
 * renders in a later task; the browser takes the snapshot of the old page in between. theme/motion.css names the animated
 * elements. Other links start none: their pages show two frames sooner.
 */
export const startViewTransitions = (): void => {
  if (!('startViewTransition' in document)) return;
  const pushState = history.pushState.bind(history);
  history.pushState = (...entry) => {
    const isPageChange = new URL(String(entry[2]), location.href).pathname !== location.pathname;
    if (
      isPageChange &&
      document.querySelector(followedTeaser) &&
      !matchMedia('(prefers-reduced-motion: reduce)').matches
    ) {
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
