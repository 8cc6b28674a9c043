import { withPrefix } from 'gatsby';
import type { MouseEventHandler, ReactNode } from 'react';
import { PageLink } from '../../components/PageLink';
import { usesSystemFonts } from '../../i18n/writingAttributes';

type SiteLinkProps = {
  to: string;
  /** False if only one of the two sites allows tags: a full page load is the only way to unload them. */
  keepsDocument: boolean;
  hrefLang: string;
  onClick?: MouseEventHandler;
  'aria-current'?: 'true';
  children: ReactNode;
};

/** A link to a page of another site. Styles of other scripts are in the HTML of their pages, so it loads those as documents. */
export const SiteLink = ({ to, keepsDocument, children, ...props }: SiteLinkProps) =>
  (keepsDocument || !process.env.GTM_ID) && !usesSystemFonts(props.hrefLang) ? (
    <PageLink to={to} {...props}>
      {children}
    </PageLink>
  ) : (
    <a href={withPrefix(to)} {...props}>
      {children}
    </a>
  );
