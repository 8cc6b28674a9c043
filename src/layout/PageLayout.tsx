import styled from '@emotion/styled';
import { Slice } from 'gatsby';
import { useEffect, type ReactNode } from 'react';
import { withSelectiveHydration } from '../components/withSelectiveHydration';
import { LoadingBar } from '../features/navigation/LoadingBar';
import { rememberSite } from '../features/navigation/suggestSite';
import { media } from '../theme/media';
import { layout, space } from '../theme/tokens';
import { DeferredLocation } from './DeferredLocation';
import { PreviewBanner } from './PreviewBanner';

type PageLayoutProps = {
  /** Pages flagged as having no navigation show no header or footer. */
  isBare: boolean;
  /** The id of the page's site, stored for the region chooser; undefined for root pages. */
  site?: string;
  children: ReactNode;
};

const Header = withSelectiveHydration(() => (
  <DeferredLocation>
    <Slice alias="header" allowEmpty />
  </DeferredLocation>
));
const Footer = withSelectiveHydration(() => (
  <DeferredLocation>
    <Slice alias="footer" allowEmpty />
  </DeferredLocation>
));

/** Header, main landmark and footer around a page. */
export const PageLayout = ({ isBare, site, children }: PageLayoutProps) => {
  useEffect(() => {
    if (site) rememberSite(site);
  }, [site]);
  return (
    <>
      <LoadingBar />
      {process.env.GATSBY_PREVIEW === 'true' && <PreviewBanner />}
      {!isBare && <Header />}
      <Main id="content" tabIndex={-1} data-bare={isBare || undefined}>
        {children}
      </Main>
      {!isBare && <Footer />}
    </>
  );
};

const Main = styled.main({
  minHeight: '70vh',
  paddingTop: layout.headerHeightMobile + layout.pageOffsetMobile,
  paddingBottom: space(12),
  '&:focus': { outline: 'none' },
  [media.md]: { paddingTop: layout.headerHeight + layout.pageOffset },
  '&[data-bare]': { paddingTop: 0, paddingBottom: 0 },
});
