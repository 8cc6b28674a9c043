import { makeConsent, parseConsent, type Consent, type ConsentChoice } from './consentChoice';

const storageKey = 'talvane-consent';
const listeners = new Set<() => void>();

/** The text that `current` was read from; the same text gives the same object. */
let currentText: string | null = null;
let current: Consent | undefined;

const readText = (): string | null => {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    // Storage is off: a choice then holds as long as the page stays open.
    return currentText;
  }
};

/** The visitor's choice, as remembered in this browser; undefined as long as there is none. */
export const readConsent = (): Consent | undefined => {
  const text = readText();
  if (text !== currentText) {
    currentText = text;
    current = parseConsent(text, new Date());
  }
  return current;
};

/** Remembers a choice and tells whoever subscribed. */
export const rememberConsent = (choice: ConsentChoice): void => {
  current = makeConsent(choice, new Date());
  currentText = JSON.stringify(current);
  try {
    localStorage.setItem(storageKey, currentText);
  } catch {
    // See readText.
  }
  for (const listener of listeners) listener();
};

/** Calls back after each choice, whether made here or in another tab; returns how to stop that. */
export const subscribeToConsent = (listener: () => void): (() => void) => {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', handleStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', handleStorage);
  };
};
