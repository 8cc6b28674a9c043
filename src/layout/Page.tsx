import { graphql } from 'gatsby';
import { useEffect, type ReactNode } from 'react';
import { homePath } from '../i18n/paths';
import { SiteProvider } from '../i18n/SiteContext';
import { announcePage } from '../runtime/announcePage';
import { revealOnScroll } from '../runtime/revealOnScroll';
import { trackPageView } from '../features/tag-manager/trackPageView';
import { Seo } from './Seo';

type PageProps = {
  site: Queries.PageSiteFragment | null;
  seo: Queries.SeoFragment;
  children: ReactNode;
};

const noSite = { country: '', language: 'en', urlPrefix: '', localCode: 'en' };

/** The root of every template: head, site context and content. */
export const Page = ({ site, seo, children }: PageProps) => {
  useEffect(() => {
    if (site) return announcePage(site.labels.navigatedTo, seo.title);
  }, [site, seo]);
  useEffect(() => revealOnScroll(), []);
  useEffect(() => {
    trackPageView({
      path: seo.path,
      title: seo.title,
      site: site && { ...site, homePath: homePath(site) },
    });
  }, [site, seo]);
  return (
    <SiteProvider value={site ?? noSite}>
      <Seo seo={seo} />
      {children}
    </SiteProvider>
  );
};

export const fragment = graphql`
  fragment PageSite on CountrySite {
    country
    language
    urlPrefix
    localCode
    numerals
    allowsTags
    labels {
      navigatedTo
      opensInNewWindow
    }
  }
`;
