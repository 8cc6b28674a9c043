import { useEffect, useState } from 'react';
import type { FoundPages, SearchClient } from './searchClient';

export type Found = FoundPages & {
  /** The query this is the answer to. */
  readonly query: string;
};

/**
 * The answer to a query, the one before it while it is on its way, and nothing for an empty one. An answer that comes
 * after a newer query is dropped.
 */
export const useSearch = (client: SearchClient, query: string): Found | undefined => {
  const [found, setFound] = useState<Found>();
  const isEmpty = query.trim() === '';
  useEffect(() => {
    if (isEmpty) return undefined;
    let isCurrent = true;
    void client.search(query, (answer) => {
      if (isCurrent) setFound({ query, ...answer });
    });
    return () => {
      isCurrent = false;
    };
  }, [client, query, isEmpty]);
  return isEmpty ? undefined : found;
};
