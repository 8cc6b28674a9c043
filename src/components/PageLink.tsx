import { Link, withPrefix, type GatsbyLinkProps } from 'gatsby';
import { useSyncExternalStore } from 'react';
import { loadOnTouch } from '../runtime/loadOnTouch';
import { routeChangeEvent } from '../runtime/routeChange';

type PageLinkProps = Omit<GatsbyLinkProps<object>, 'ref'> & {
  /** Of a link to a section: marked as current on the pages below it too. */
  isSection?: boolean;
};

const subscribe = (onChange: () => void) => {
  window.addEventListener(routeChangeEvent, onChange);
  return () => window.removeEventListener(routeChangeEvent, onChange);
};

/** The value of `aria-current` of a link to `href`. */
const currentAt = (path: string, href: string, isSection: boolean): 'page' | 'true' | undefined => {
  if (path === href) return 'page';
  return isSection && path.startsWith(`${href}/`) ? 'true' : undefined;
};

/**
 * Gatsby's link with `aria-current` set after hydration. Header and footer slices are rendered once for all pages of a
 * site, so their HTML cannot mark the current page. Only links to the current page render a second time: React renders
 * changes of an external store in one task, and a page has over a hundred links.
 */
export const PageLink = ({ isSection = false, ...props }: PageLinkProps) => {
  const current = useSyncExternalStore(
    subscribe,
    () => currentAt(window.location.pathname, withPrefix(props.to), isSection),
    () => undefined,
  );
  return (
    <Link
      {...props}
      onTouchStart={() => loadOnTouch(withPrefix(props.to))}
      getProps={() => ({
        'aria-current': props['aria-current'] ?? current,
      })}
    />
  );
};
