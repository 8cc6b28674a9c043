import { countableQuery } from './countableQuery';

const key = 'search-misses';

/** Whether the visitor asks not to be counted: Do Not Track, or Global Privacy Control. */
const objects = (): boolean =>
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Whether a query is reported for the first time in this browser session; false where session storage is unavailable. */
const isFirst = (query: string): boolean => {
  try {
    const reported = new Set((sessionStorage.getItem(key) ?? '').split('\n'));
    if (reported.has(query)) return false;
    sessionStorage.setItem(key, [...reported, query].join('\n').trim());
    return true;
  } catch {
    return false;
  }
};

/**
 * Reports to the site server that a query had no result, so that editors see what visitors miss: the site and the folded query,
 * nothing else, once a session.
 *
 * @param site its root, such as `/be/fr`.
 */
export const reportMiss = (site: string, typed: string): void => {
  const endpoint = process.env.SEARCH_MISS_ENDPOINT;
  if (!endpoint || objects()) return;
  const query = countableQuery(typed);
  if (query !== undefined && isFirst(query)) {
    navigator.sendBeacon(endpoint, JSON.stringify({ site: site.slice(1), query }));
  }
};
