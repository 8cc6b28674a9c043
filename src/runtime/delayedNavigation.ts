/** Announced on the window when a page change takes longer than a second, and when it has ended. */
export const delayedNavigationEvent = 'delayed-navigation';

export const announceDelay = (isDelayed: boolean): boolean =>
  window.dispatchEvent(new CustomEvent(delayedNavigationEvent, { detail: { isDelayed } }));
