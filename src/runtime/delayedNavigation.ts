/** Window events: a navigation takes longer than a second; such a navigation has ended. */
export const delayedNavigationEvent = 'delayed-navigation';

export const announceDelay = (isDelayed: boolean): boolean =>
  window.dispatchEvent(new CustomEvent(delayedNavigationEvent, { detail: { isDelayed } }));
