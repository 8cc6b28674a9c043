import { withPrefix } from 'gatsby';
import { grantsAny, type ConsentChoice } from '../consent/consentChoice';
import { readConsent, subscribeToConsent } from '../consent/consentStore';
import { consentSignals } from './consentSignals';
import { openDataLayer, pushConsentUpdate, pushEvents, type RouteChange } from './dataLayer';
import { blockedScriptSelector } from './blockedScript';

/** How long the tag manager waits for the tags of an event, in milliseconds. */
const eventTimeout = 2500;

/** The path of a page that carries the container's script, while a page is shown that allows tags. */
type HomePath = () => string | undefined;

let isStarted = false;
let isLoaded = false;
let isFetching = false;

/** Whether the container has been loaded into this document. */
export const isContainerLoaded = (): boolean => isLoaded;

/** Replaces the held script by a live one with the same text, whose hash the Content-Security-Policy allows. */
const run = (held: HTMLScriptElement, choice: ConsentChoice): void => {
  isLoaded = true;
  const live = document.createElement('script');
  live.dataset.signals = JSON.stringify(consentSignals(choice));
  live.text = held.text;
  const measurements = openDataLayer();
  held.replaceWith(live);
  pushEvents(...measurements);
};

/** Error pages and the shell of the service worker stand for any address, so they come without: the home page has it. */
const fetchBlockedScript = async (path: string): Promise<HTMLScriptElement | null> => {
  const answer = await fetch(withPrefix(path));
  const home = new DOMParser().parseFromString(await answer.text(), 'text/html');
  return home.querySelector<HTMLScriptElement>(blockedScriptSelector);
};

const follow = (homePath: HomePath): void => {
  const choice = readConsent()?.choice;
  if (!choice) return;
  if (isLoaded) {
    pushConsentUpdate(consentSignals(choice));
    return;
  }
  const path = homePath();
  if (!grantsAny(choice) || path === undefined) return;
  const held = document.querySelector<HTMLScriptElement>(blockedScriptSelector);
  if (held) {
    run(held, choice);
  } else if (!isFetching) {
    isFetching = true;
    fetchBlockedScript(path)
      .then((fetched) => {
        if (!fetched) return;
        document.head.append(document.importNode(fetched, true));
        // Consent or page may have changed meanwhile.
        follow(homePath);
      })
      .catch(() => undefined)
      .finally(() => (isFetching = false));
  }
};

/**
 * Runs the container's script once the visitor has agreed to anything, and passes each later choice on to consent mode.
 * Until then nothing is requested from another host.
 */
export const applyConsent = (homePath: HomePath): void => {
  if (!isStarted) subscribeToConsent(() => follow(homePath));
  isStarted = true;
  if (!isLoaded) follow(homePath);
};

/** Tells the tag manager of a navigation, where the visitor has agreed to anything. */
export const pushRouteChange = (page: Omit<RouteChange, 'event' | 'eventTimeout'>): void => {
  const consent = readConsent();
  if (!consent || !grantsAny(consent.choice)) return;
  pushEvents({ event: 'gatsby-route-change', ...page, eventTimeout } satisfies RouteChange);
};
