import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * A value that only the browser knows, such as the address or a stored choice: `serverValue` while the page is
 * rendered ahead of time and hydrated, then what `read` gives, which must be the same value as long as nothing changed.
 */
export const useClientValue = <Value>(read: () => Value, serverValue: Value): Value =>
  useSyncExternalStore(subscribeToNothing, read, () => serverValue);
