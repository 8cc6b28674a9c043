import { Link, type GatsbyLinkProps } from 'gatsby';
import { useClientValue } from './useClientValue';

type PageLinkProps = Omit<GatsbyLinkProps<object>, 'ref'>;

/**
 * Gatsby's link with `aria-current` set after hydration. Header and footer slices are rendered once for all pages of a
 * site, so their HTML cannot mark the current page; a second render avoids a hydration mismatch.
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
