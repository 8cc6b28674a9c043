import { withPrefix } from 'gatsby';

/** A path of the address bar without the folder of the host that the website may live below. */
export const withoutPrefix = (pathname: string): string => {
  const prefix = withPrefix('/').replace(/\/$/, '');
  const isBelow = prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  return isBelow ? pathname.slice(prefix.length) || '/' : pathname;
};
