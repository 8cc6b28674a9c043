import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * A browser-only value, such as the URL or a stored setting: `serverValue` during prerendering and hydration, then the
 * result of `read`, which must return the same value until it changes.
 */
export const useClientValue = <Value>(read: () => Value, serverValue: Value): Value =>
  useSyncExternalStore(subscribeToNothing, read, () => serverValue);
