import { Link, type GatsbyLinkProps } from 'gatsby';
import { useClientValue } from './useClientValue';

type PageLinkProps = Omit<GatsbyLinkProps<object>, 'ref'> & {
  /** Of a link to a section: marked as current on the pages below it too. */
  isSection?: boolean;
};

/**
 * Gatsby's link. Header and footer are rendered once for all pages of a site, so their HTML cannot say which link leads to
 * the current page: `aria-current` comes with hydration, in a second render as React wants it.
 */
export const PageLink = ({ isSection = false, ...props }: PageLinkProps) => {
  const isHydrated = useClientValue(() => true, false);
  return (
    <Link
      {...props}
      getProps={({ isCurrent, isPartiallyCurrent }) => ({
        'aria-current':
          props['aria-current'] ??
          (isHydrated && isCurrent
            ? 'page'
            : isHydrated && isSection && isPartiallyCurrent
              ? 'true'
              : undefined),
      })}
    />
  );
};
