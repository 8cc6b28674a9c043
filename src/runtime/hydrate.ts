import { startTransition, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Gatsby renders every page into this element. */
const pageSelector = '#gatsby-focus-wrapper > *';

/** React's error 421, by its text in development or its number. */
const updateBeforeHydration = /received an update before it finished hydrating|#421\b/;

/**
 * Reports what React recovers from, as React itself does, but for one case: a visitor who follows a link before header and footer
 * are hydrated changes Gatsby's contexts above them, and React then renders them instead of hydrating.
 */
const reportRecoverable = (error: unknown): void => {
  if (!(error instanceof Error && updateBeforeHydration.test(error.message))) reportError(error);
};

/**
 * Hydrates the page as a transition, which React yields every 5 ms; a default update is one long task. An empty document,
 * such as the app shell of gatsby-plugin-offline, is rendered instead.
 */
export const hydrate = (element: ReactElement, container: Element): void => {
  if (container.querySelector(pageSelector)) {
    startTransition(
      () => void hydrateRoot(container, element, { onRecoverableError: reportRecoverable }),
    );
  } else {
    createRoot(container).render(element);
  }
};
