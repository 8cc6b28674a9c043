import { useCallback, useSyncExternalStore } from 'react';

const changeEvent = 'history-state';

const subscribe = (onChange: () => void) => {
  const events = ['popstate', changeEvent];
  events.forEach((event) => window.addEventListener(event, onChange));
  return () => events.forEach((event) => window.removeEventListener(event, onChange));
};

const readState = (key: string): unknown => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null
    ? (state as Readonly<Record<string, unknown>>)[key]
    : undefined;
};

/**
 * State stored in the current entry of the browser history, so that going back restores it. It is `initial` until it is
 * set, and where `isValid` rejects the stored value.
 */
export const useHistoryState = <Value>(
  key: string,
  initial: Value,
  isValid: (value: unknown) => value is Value,
): [Value, (value: Value) => void] => {
  const stored = useSyncExternalStore(
    subscribe,
    () => readState(key),
    () => undefined,
  );
  const set = useCallback(
    (value: Value) => {
      const state = window.history.state as object | null;
      window.history.replaceState({ ...state, [key]: value }, '');
      window.dispatchEvent(new Event(changeEvent));
    },
    [key],
  );
  return [isValid(stored) ? stored : initial, set];
};
