import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { ButtonSection } from '../sections/button/ButtonSection';
import { SectionList } from '../sections/SectionList';
import { BelowHero } from './BelowHero';
import { Page } from './Page';
import { PageHero, type HeroLayout } from './PageHero';

type EntryPageProps = {
  /** The layout of the hero. */
  hero?: HeroLayout;
  page: Queries.EntryPageFragment;
  site: Queries.PageSiteFragment | null;
  /** The template shows a large picture of its own below the hero. */
  hasOwnPicture?: boolean;
  /** In the hero of a page without a picture. */
  drawing?: ReactNode;
  /** Inside the hero, below the introduction. */
  head?: ReactNode;
  /** Between hero and sections. */
  children?: ReactNode;
  /** Renders the sections; the default is `SectionList`. */
  wrapSections?: (sections: ReactNode) => ReactNode;
  /** Below the sections. */
  after?: ReactNode;
};

/** A page of a `page` entry: hero, additions of the template, sections. */
export const EntryPage = ({
  hero,
  page,
  site,
  hasOwnPicture,
  drawing,
  head,
  children,
  wrapSections = (sections) => sections,
  after,
}: EntryPageProps) => (
  <Page site={site} seo={page.seo}>
    <article>
      <PageHero
        layout={hero}
        title={page.title}
        kicker={page.kicker}
        introduction={page.introduction}
        picture={hasOwnPicture ? null : page.image?.picture}
        alt={page.image?.alt}
        drawing={drawing}
        breadcrumbs={page.seo.breadcrumbs}
        breadcrumbsLabel={page.labels.breadcrumb}
      >
        {page.callToAction && <ButtonSection section={page.callToAction} />}
        {head}
      </PageHero>
      <BelowHero>
        {children}
        {wrapSections(<SectionList sections={page.sections} />)}
        {after}
      </BelowHero>
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
    callToAction {
      ...ButtonSection
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
