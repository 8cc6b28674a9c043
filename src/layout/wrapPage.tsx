import type { ReactElement } from 'react';
import { PageLayout } from './PageLayout';

type WrapPageArgs = {
  element: ReactElement;
  props: { pageContext?: { isBare?: boolean; country?: string; language?: string } };
};

/** Puts the layout around every page, so that it stays in place when the page changes. */
export const wrapPage = ({ element, props: { pageContext } }: WrapPageArgs) => (
  // The error pages belong to no site, so no header is theirs.
  <PageLayout
    isBare={pageContext?.isBare === true || pageContext?.country === undefined}
    site={pageContext?.country ? `${pageContext.country}/${pageContext.language}` : undefined}
  >
    {element}
  </PageLayout>
);
