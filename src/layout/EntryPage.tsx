import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { SectionList } from '../sections/SectionList';
import { Page } from './Page';
import { PageHero } from './PageHero';

type EntryPageProps = {
  page: Queries.EntryPageFragment;
  site: Queries.PageSiteFragment | null;
  /** Inside the head, below the introduction. */
  head?: ReactNode;
  /** Between the head and the sections. */
  children?: ReactNode;
  /** What the template makes of the sections; as they are where it says nothing. */
  wrapSections?: (sections: ReactNode) => ReactNode;
  /** Below the sections. */
  after?: ReactNode;
};

/** A page made of a `page` entry: its head, what the template adds, and its sections. */
export const EntryPage = ({
  page,
  site,
  head,
  children,
  wrapSections = (sections) => sections,
  after,
}: EntryPageProps) => (
  <Page site={site} seo={page.seo}>
    <article>
      <PageHero
        title={page.title}
        kicker={page.kicker}
        introduction={page.introduction}
        picture={page.image?.picture}
        alt={page.image?.alt}
        breadcrumbs={page.seo.breadcrumbs}
        breadcrumbsLabel={page.labels.breadcrumb}
      >
        {head}
      </PageHero>
      {children}
      {wrapSections(<SectionList sections={page.sections} />)}
      {after}
    </article>
  </Page>
);

export const fragment = graphql`
  fragment EntryPage on ContentfulPage {
    title
    kicker
    introduction
    image {
      alt
      picture
    }
    sections {
      ...Section
    }
    seo {
      ...Seo
    }
    labels {
      breadcrumb
    }
  }
`;
