import { createContext, useContext } from 'react';
import type { SiteAddress } from './paths';

/** The site a page belongs to: decides where its links lead and how it writes dates and numbers. */
export type CurrentSite = SiteAddress & {
  localCode: string;
  /** Its digits, where they are not 0 to 9. */
  numerals?: string | null;
  /** Missing on pages outside sites. */
  labels?: { readonly opensInNewWindow: string };
};

/** See `useSite`. */
export const SiteContext = createContext<CurrentSite | undefined>(undefined);

export const SiteProvider = SiteContext.Provider;

/** The site of the page around a component. */
export const useSite = (): CurrentSite => {
  const site = useContext(SiteContext);
  if (site === undefined) throw new Error('useSite needs a SiteProvider around it.');
  return site;
};
