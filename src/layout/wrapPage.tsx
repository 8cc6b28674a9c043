import type { ReactElement } from 'react';
import { LivePage } from './LivePage';
import { PageLayout } from './PageLayout';

type WrapPageArgs = {
  element: ReactElement;
  props: {
    location: { pathname: string };
    pageContext?: { isBare?: boolean; country?: string; language?: string };
  };
};

/** The app shell of gatsby-plugin-offline; it stays empty, so that the application renders instead of hydrating it. */
const shellPath = '/offline-plugin-app-shell-fallback';

/** Wraps every page in the layout, which stays mounted across navigations. */
export const wrapPage = ({ element, props: { location, pageContext } }: WrapPageArgs) => {
  if (location.pathname.includes(shellPath)) return element;
  // Error pages belong to no site, so they have no header.
  return (
    <PageLayout
      isBare={pageContext?.isBare === true || pageContext?.country === undefined}
      site={pageContext?.country ? `${pageContext.country}/${pageContext.language}` : undefined}
    >
      {process.env.GATSBY_PREVIEW === 'true' ? <LivePage element={element} /> : element}
    </PageLayout>
  );
};
