import { withPrefix } from 'gatsby';
import { grantsAny, type ConsentChoice } from '../../runtime/consentChoice';
import { readConsent, subscribeToConsent } from '../../runtime/consentStore';
import { consentSignals } from './consentSignals';
import { openDataLayer, pushConsentUpdate, pushEvents, type RouteChange } from './dataLayer';
import { blockedScriptSelector } from './blockedScript';
import { tagsPolicy } from './tagsPolicy';

/** The tag manager's timeout for the tags of an event, in milliseconds. */
const eventTimeout = 2500;

/** The path of a page with the container's script; undefined while the current page does not allow tags. */
type HomePath = () => string | undefined;

let isStarted = false;
let isLoaded = false;
let isFetching = false;

/** Whether the container has been loaded into this document. */
export const isContainerLoaded = (): boolean => isLoaded;

/** Replaces the blocked script by an executable one with the same text, whose hash the CSP allows. */
const run = (blocked: HTMLScriptElement, choice: ConsentChoice): void => {
  isLoaded = true;
  const live = document.createElement('script');
  live.dataset.signals = JSON.stringify(consentSignals(choice));
  live.text = tagsPolicy().createScript(blocked.text);
  const measurements = openDataLayer();
  blocked.replaceWith(live);
  pushEvents(...measurements);
};

/** Error pages and the app shell serve any URL, so they do not contain the script; it is fetched from the home page. */
const fetchBlockedScript = async (path: string): Promise<HTMLScriptElement | null> => {
  const answer = await fetch(withPrefix(path));
  const html = tagsPolicy().createHTML(await answer.text());
  const home = new DOMParser().parseFromString(html, 'text/html');
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
  const blocked = document.querySelector<HTMLScriptElement>(blockedScriptSelector);
  if (blocked) {
    run(blocked, choice);
  } else if (!isFetching) {
    isFetching = true;
    fetchBlockedScript(path)
      .then((fetched) => {
        if (!fetched) return;
        document.head.append(document.importNode(fetched, true));
        // Consent or page may have changed during the fetch.
        follow(homePath);
      })
      .catch(() => undefined)
      .finally(() => (isFetching = false));
  }
};

/**
 * Runs the container's script once any category is granted, and sends later choices to consent mode. Until then nothing is
 * requested from another host.
 */
export const applyConsent = (homePath: HomePath): void => {
  if (!isStarted) subscribeToConsent(() => follow(homePath));
  isStarted = true;
  if (!isLoaded) follow(homePath);
};

/** Pushes a route change to the tag manager, if any category is granted. */
export const pushRouteChange = (page: Omit<RouteChange, 'event' | 'eventTimeout'>): void => {
  const consent = readConsent();
  if (!consent || !grantsAny(consent.choice)) return;
  pushEvents({ event: 'gatsby-route-change', ...page, eventTimeout } satisfies RouteChange);
};
