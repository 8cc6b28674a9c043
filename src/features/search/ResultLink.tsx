import { Link } from 'gatsby';
import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { useSite } from '../../i18n/SiteContext';

type ResultLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  href: string;
  isExternal: boolean;
};

/** The link of a result: to a page of this website, or to another website in a new window. */
export const ResultLink = ({ href, isExternal, children, ...props }: ResultLinkProps) => {
  const { labels } = useSite();
  return isExternal ? (
    <a href={href} target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      {labels && <VisuallyHidden> ({labels.opensInNewWindow})</VisuallyHidden>}
    </a>
  ) : (
    <Link to={href} {...props}>
      {children}
    </Link>
  );
};
