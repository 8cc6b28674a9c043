import { Link, type GatsbyLinkProps } from 'gatsby';
import { useClientValue } from './useClientValue';

type PageLinkProps = Omit<GatsbyLinkProps<object>, 'ref'>;

/**
 * Gatsby's link. Header and footer are rendered once for all pages of a site, so their HTML cannot say which link leads to
 * the current page: `aria-current` comes with hydration, in a second render as React wants it.
 */
export const PageLink = (props: PageLinkProps) => {
  const isHydrated = useClientValue(() => true, false);
  return (
    <Link
      {...props}
      getProps={({ isCurrent }) => ({
        'aria-current': props['aria-current'] ?? (isHydrated && isCurrent ? 'page' : undefined),
      })}
    />
  );
};
