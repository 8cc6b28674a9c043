import type { ReactElement } from 'react';
import { PageLayout } from './PageLayout';

type WrapPageArgs = {
  element: ReactElement;
  props: {
    location: { pathname: string };
    pageContext?: { isBare?: boolean; country?: string; language?: string };
  };
};

/** The page of gatsby-plugin-offline that the application fills with any other: only an empty one is rendered, not hydrated. */
const shellPath = '/offline-plugin-app-shell-fallback';

/** Puts the layout around every page, so that it stays in place when the page changes. */
export const wrapPage = ({ element, props: { location, pageContext } }: WrapPageArgs) => {
  if (location.pathname.includes(shellPath)) return element;
  // The error pages belong to no site, so no header is theirs.
  return (
    <PageLayout
      isBare={pageContext?.isBare === true || pageContext?.country === undefined}
      site={pageContext?.country ? `${pageContext.country}/${pageContext.language}` : undefined}
    >
      {element}
    </PageLayout>
  );
};
