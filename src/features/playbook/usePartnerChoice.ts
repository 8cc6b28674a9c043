import { useSyncExternalStore } from 'react';
import { readPartnerHash, writePartnerHash, type PartnerChoice } from './partnerHash';

const changeEvent = 'partner-choice';

const subscribe = (onChange: () => void) => {
  const events = ['hashchange', 'popstate', changeEvent];
  events.forEach((event) => window.addEventListener(event, onChange));
  return () => events.forEach((event) => window.removeEventListener(event, onChange));
};

const readHash = () => window.location.hash;
const noHash = () => '';

/** The partner selection in the URL fragment, and its setter, which adds a history entry. */
export const usePartnerChoice = (
  known: readonly string[],
): [PartnerChoice, (choice: PartnerChoice) => void] => {
  const hash = useSyncExternalStore(subscribe, readHash, noHash);
  const choose = (choice: PartnerChoice) => {
    const { pathname, search } = window.location;
    const next = writePartnerHash(choice);
    if (next === window.location.hash) return;
    // Not through the router, which would announce a page change. Its state is kept for scroll restoration.
    window.history.pushState(window.history.state, '', `${pathname}${search}${next}`);
    window.dispatchEvent(new Event(changeEvent));
  };
  return [readPartnerHash(hash, known), choose];
};
