import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { routeChangeEvent } from '../runtime/routeChange';

/**
 * A filter kept in the query string, and its setter, which adds a history entry and stays the same function. The HTML has no filter: one in the
 * address is applied after hydration, in a transition.
 */
export const useQueryFilter = () => {
  const [query, setQuery] = useState('');
  useEffect(() => {
    const read = () => startTransition(() => setQuery(window.location.search));
    const events = ['popstate', routeChangeEvent];
    read();
    events.forEach((event) => window.addEventListener(event, read));
    return () => events.forEach((event) => window.removeEventListener(event, read));
  }, []);

  const choose = useCallback((values: Readonly<Record<string, string | undefined>>) => {
    const { search, pathname, hash } = window.location;
    const params = new URLSearchParams(search);
    for (const [key, value] of Object.entries(values)) {
      if (value === undefined) params.delete(key);
      else params.set(key, value);
    }
    const next = params.size > 0 ? `?${params}` : '';
    // Not through the router, which would announce a page change. Its state is kept for scroll restoration.
    window.history.pushState(window.history.state, '', pathname + next + hash);
    startTransition(() => setQuery(next));
  }, []);
  return [useMemo(() => new URLSearchParams(query), [query]), choose] as const;
};
