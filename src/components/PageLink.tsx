import { Link, withPrefix, type GatsbyLinkProps } from 'gatsby';
import { useSyncExternalStore } from 'react';
import { routeChangeEvent } from '../runtime/routeChange';

type PageLinkProps = Omit<GatsbyLinkProps<object>, 'ref'>;

const subscribe = (onChange: () => void) => {
  window.addEventListener(routeChangeEvent, onChange);
  return () => window.removeEventListener(routeChangeEvent, onChange);
};

/**
 * Gatsby's link with `aria-current` set after hydration. Header and footer slices are rendered once for all pages of a
 * site, so their HTML cannot mark the current page. Only links to the current page render a second time: React renders
 * changes of an external store in one task, and a page has over a hundred links.
 */
export const PageLink = (props: PageLinkProps) => {
  const isCurrent = useSyncExternalStore(
    subscribe,
    () => window.location.pathname === withPrefix(props.to),
    () => false,
  );
  return (
    <Link
      {...props}
      getProps={() => ({
        'aria-current': props['aria-current'] ?? (isCurrent ? 'page' : undefined),
      })}
    />
  );
};
