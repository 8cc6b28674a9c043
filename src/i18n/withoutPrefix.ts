import { withPrefix } from 'gatsby';

/** A `location.pathname` without Gatsby's path prefix. */
export const withoutPrefix = (pathname: string): string => {
  const prefix = withPrefix('/').replace(/\/$/, '');
  const isBelow = prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`));
  return isBelow ? pathname.slice(prefix.length) || '/' : pathname;
};
