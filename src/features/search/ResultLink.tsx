import { Link } from 'gatsby';
import type { ComponentProps } from 'react';

type ResultLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  href: string;
  isElsewhere: boolean;
};

/** The link of a result: to a page of this website, or in a new window to where it was published. */
export const ResultLink = ({ href, isElsewhere, children, ...props }: ResultLinkProps) =>
  isElsewhere ? (
    <a href={href} target="_blank" rel="noopener noreferrer" {...props}>
      {children}
    </a>
  ) : (
    <Link to={href} {...props}>
      {children}
    </Link>
  );
