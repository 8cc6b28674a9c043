import { useEffect, useState } from 'react';
import type { SearchResponse, SearchClient } from './searchClient';

export type CurrentResponse = SearchResponse & {
  /** The query of these results. */
  readonly query: string;
};

/**
 * The response to a query, or the previous response while it loads; undefined for an empty query. Responses to
 * outdated queries are ignored.
 */
export const useSearch = (client: SearchClient, query: string): CurrentResponse | undefined => {
  const [found, setFound] = useState<CurrentResponse>();
  const isEmpty = query.trim() === '';
  useEffect(() => {
    if (isEmpty) return undefined;
    let isCurrent = true;
    void client.search(query, (response) => {
      if (isCurrent) setFound({ query, ...response });
    });
    return () => {
      isCurrent = false;
    };
  }, [client, query, isEmpty]);
  return isEmpty ? undefined : found;
};
