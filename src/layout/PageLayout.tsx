import styled from '@emotion/styled';
import { Slice } from 'gatsby';
import { useEffect, type ReactNode } from 'react';
import { media } from '../theme/media';
import { layout, space } from '../theme/tokens';
import { LoadingBar } from '../features/navigation/LoadingBar';
import { PreviewBanner } from './PreviewBanner';
import { rememberSite } from '../features/navigation/suggestSite';

type PageLayoutProps = {
  /** Pages flagged as having no navigation show no header or footer. */
  isBare: boolean;
  /** Country and language of the page, remembered for the region chooser; none at the top of the address. */
  site?: string;
  children: ReactNode;
};

/** Header, main landmark and footer around a page. */
export const PageLayout = ({ isBare, site, children }: PageLayoutProps) => {
  useEffect(() => {
    if (site) rememberSite(site);
  }, [site]);
  return (
    <>
      <LoadingBar />
      {process.env.GATSBY_PREVIEW === 'true' && <PreviewBanner />}
      {!isBare && <Slice alias="header" allowEmpty />}
      <Main id="content" tabIndex={-1} data-bare={isBare || undefined}>
        {children}
      </Main>
      {!isBare && <Slice alias="footer" allowEmpty />}
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
