import { chooseAll, grantsAny } from '../consent/consent';
import { readConsent, subscribeToConsent } from '../consent/consentStore';
import { consentSignals } from './consentSignals';
import { pushConsent, pushEvent, type RouteChange } from './dataLayer';

/** How long the tag manager waits for the tags of an event, in milliseconds. */
const eventTimeout = 2500;

const source = 'https://www.googletagmanager.com/gtm.js?id=';

let isStarted = false;
let isLoaded = false;

const load = (id: string): void => {
  if (isLoaded) return;
  isLoaded = true;
  pushEvent({ event: 'gtm.js', 'gtm.start': Date.now() });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${source}${encodeURIComponent(id)}`;
  document.head.append(script);
};

/** Whether the tag manager has come into this document. */
export const isTagManagerLoaded = (): boolean => isLoaded;

/**
 * Follows the visitor's choice from here on: everything is denied first, each choice is passed on, and the first that
 * grants anything brings in the tag manager. Until then nothing is asked of another host.
 */
export const startTags = (id: string): void => {
  if (isStarted) return;
  isStarted = true;
  pushConsent('default', consentSignals(chooseAll(false)));
  const follow = () => {
    const consent = readConsent();
    if (!consent) return;
    pushConsent('update', consentSignals(consent.choice));
    if (grantsAny(consent.choice)) load(id);
  };
  follow();
  subscribeToConsent(follow);
};

/** Tells the tag manager of a navigation, where the visitor has agreed to anything. */
export const pushRouteChange = (page: Omit<RouteChange, 'event' | 'eventTimeout'>): void => {
  const consent = readConsent();
  if (!consent || !grantsAny(consent.choice)) return;
  pushEvent({ event: 'gatsby-route-change', ...page, eventTimeout });
};
