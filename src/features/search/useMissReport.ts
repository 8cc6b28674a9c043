import { useEffect } from 'react';
import { reportMiss } from './reportMiss';

/** Milliseconds that a query without a result stands before it counts as one that the visitor has finished. */
const finishedAfter = 3000;

/**
 * Reports a query without a result when it stands for some seconds, or when the search or the page is closed.
 *
 * @param query undefined while there are results, or none are known yet.
 */
export const useMissReport = (site: string, query: string | undefined): void => {
  useEffect(() => {
    if (query === undefined) return undefined;
    const report = () => reportMiss(site, query);
    const timer = setTimeout(report, finishedAfter);
    addEventListener('pagehide', report);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', report);
      // The dialog is gone: its query was the last. While one types, the next query replaces this one at once.
      if (document.querySelector('dialog[open] [role="combobox"]') === null) report();
    };
  }, [site, query]);
};
