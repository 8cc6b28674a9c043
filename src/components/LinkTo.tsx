import { withPrefix } from 'gatsby';
import type { ReactNode } from 'react';
import { resolveLink } from '../i18n/paths';
import { useSite } from '../i18n/SiteContext';
import { PageLink } from './PageLink';
import { VisuallyHidden } from './VisuallyHidden';

type LinkToProps = {
  /** A slug of the same site, a path, an anchor, or an absolute URL. */
  link: string;
  isInNewWindow?: boolean;
  /** See PageLink. */
  isSection?: boolean;
  className?: string;
  children: ReactNode;
  'aria-label'?: string;
  'aria-current'?: 'page' | 'true';
  lang?: string;
  hrefLang?: string;
  onClick?: () => void;
};

/**
 * A link from the content. An unsafe or invalid one is rendered as plain text. One that opens a new window says so to screen
 * readers.
 */
export const LinkTo = ({
  link,
  isInNewWindow = false,
  isSection = false,
  children,
  ...props
}: LinkToProps) => {
  const site = useSite();
  const href = resolveLink(site, link);
  if (href === undefined) return <span className={props.className}>{children}</span>;
  // URLs of files include the path prefix already.
  const isPage = href.startsWith('/') && !href.startsWith(withPrefix('/static/'));
  if (isPage && !isInNewWindow) {
    return (
      <PageLink to={href} isSection={isSection} {...props}>
        {children}
      </PageLink>
    );
  }
  const note = isInNewWindow && site.labels && ` (${site.labels.opensInNewWindow})`;
  const label = props['aria-label'];
  return (
    <a
      href={isPage ? withPrefix(href) : href}
      {...props}
      aria-label={label && note ? label + note : label}
      {...(isInNewWindow && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      {children}
      {note && <VisuallyHidden>{note}</VisuallyHidden>}
    </a>
  );
};
