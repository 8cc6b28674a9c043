import { useContext } from 'react';
import { writeNumber } from './numerals';
import { SiteContext } from './SiteContext';

/** A function that writes counts and years in the digits of the page's language. */
export const useNumber = (): ((value: number) => string) => {
  const site = useContext(SiteContext);
  return (value) => writeNumber(value, site?.numerals);
};
