import type { ComponentChild, ContainerNode } from 'preact';
import { hydrateRoot as hydrate } from 'preact/compat/client';
import { hydration } from './hydration';

export { createRoot } from 'preact/compat/client';

/** As `react-dom/client` has it. Preact has taken the HTML over when this returns; what it throws is thrown here. */
export const hydrateRoot = (
  container: ContainerNode,
  children: ComponentChild,
): ReturnType<typeof hydrate> => {
  hydration.isUnderWay = true;
  try {
    return hydrate(container, children);
  } finally {
    hydration.isUnderWay = false;
  }
};
