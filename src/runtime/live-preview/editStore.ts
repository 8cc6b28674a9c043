import type { Edits, Fields } from './applyEdits';

let edits: Edits = new Map();
const listeners = new Set<() => void>();

/** The fields that an editor has changed and not yet saved, for `useSyncExternalStore`. */
export const editStore = {
  read: (): Edits => edits,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set: (key: string, fields: Fields): void => {
    edits = new Map(edits).set(key, fields);
    listeners.forEach((listener) => listener());
  },
};
