import { startTransition, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Gatsby renders every page into this element. */
const pageSelector = '#gatsby-focus-wrapper > *';

/**
 * Hydrates the HTML of the page as a transition, which React interrupts every 5 ms for the browser and for what a visitor
 * does; as a usual update it is one long task. An empty document, such as the shell of gatsby-plugin-offline, is rendered.
 */
export const hydrate = (element: ReactElement, container: Element): void => {
  if (container.querySelector(pageSelector)) {
    startTransition(() => void hydrateRoot(container, element));
  } else {
    createRoot(container).render(element);
  }
};
