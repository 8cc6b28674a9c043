import { startTransition, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Gatsby renders every page into this element. */
const pageSelector = '#gatsby-focus-wrapper > *';

/**
 * Hydrates the page as a transition, which React yields every 5 ms; a default update is one long task. An empty document,
 * such as the app shell of gatsby-plugin-offline, is rendered instead.
 */
export const hydrate = (element: ReactElement, container: Element): void => {
  if (container.querySelector(pageSelector)) {
    startTransition(() => void hydrateRoot(container, element));
  } else {
    createRoot(container).render(element);
  }
};
