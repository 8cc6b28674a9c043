import { makeConsent, parseConsent, type Consent, type ConsentChoice } from './consentChoice';

const storageKey = 'talvane-consent';
const listeners = new Set<() => void>();

/** The text that `current` was parsed from; the same text returns the same object. */
let currentText: string | null = null;
let current: Consent | undefined;

const readText = (): string | null => {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    // Without storage, a choice lasts until the page is closed.
    return currentText;
  }
};

/** The stored choice; undefined if there is none. */
export const readConsent = (): Consent | undefined => {
  const text = readText();
  if (text !== currentText) {
    currentText = text;
    current = parseConsent(text, new Date());
  }
  return current;
};

/** Stores a choice and notifies subscribers. */
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

/** Subscribes to choices made in this or another tab; returns a function that unsubscribes. */
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
