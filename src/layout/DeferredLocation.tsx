import { LocationContext } from '@gatsbyjs/reach-router';
import { useContext, useDeferredValue, type ReactNode } from 'react';

/**
 * Passes the location on as a deferred value. Each of Gatsby's links renders again when the location changes; below this they do so
 * after the next page is painted, in a rendering that React yields.
 */
export const DeferredLocation = ({ children }: { children: ReactNode }) => (
  <LocationContext.Provider value={useDeferredValue(useContext(LocationContext))}>
    {children}
  </LocationContext.Provider>
);
