import { graphql } from 'gatsby';
import type { ComponentType } from 'react';
import type { SectionTypeId } from '../../contentful/model/sectionTypes';
import { ButtonSection } from './button/ButtonSection';
import { CarouselSection } from './carousel/CarouselSection';
import { ChartSection } from './chart/ChartSection';
import { ContentSection } from './content-section/ContentSection';
import { FormSection } from './form/FormSection';
import { KeyFiguresSection } from './key-figures/KeyFiguresSection';
import { MediaSection } from './media/MediaSection';
import { ParagraphSection } from './paragraph/ParagraphSection';
import { QuoteSection } from './quote/QuoteSection';
import { SocialLinksRow } from './social-links-row/SocialLinksRow';
import { TeaserListSection } from './teaser-list/TeaserListSection';

export type SectionData = Queries.SectionFragment;
type SectionTypeName = `Contentful${Capitalize<SectionTypeId>}`;

/** The component of each section type; a type of the content model without one fails the typecheck. */
export const sectionRegistry = {
  ContentfulButton: ButtonSection,
  ContentfulCarousel: CarouselSection,
  ContentfulChart: ChartSection,
  ContentfulContentSection: ContentSection,
  ContentfulFormSection: FormSection,
  ContentfulKeyFigures: KeyFiguresSection,
  ContentfulMedia: MediaSection,
  ContentfulParagraph: ParagraphSection,
  ContentfulQuote: QuoteSection,
  ContentfulSocialLinksRow: SocialLinksRow,
  ContentfulTeaserList: TeaserListSection,
} as const satisfies {
  [Name in SectionTypeName]: ComponentType<{ section: Extract<SectionData, { __typename: Name }> }>;
};

export const fragment = graphql`
  fragment Section on ContentfulSection {
    __typename
    ... on ContentfulReference {
      contentful_id
    }
    ... on ContentfulButton {
      ...ButtonSection
    }
    ... on ContentfulCarousel {
      ...CarouselSection
    }
    ... on ContentfulChart {
      ...ChartSection
    }
    ... on ContentfulContentSection {
      ...ContentSection
    }
    ... on ContentfulFormSection {
      ...FormSection
    }
    ... on ContentfulKeyFigures {
      ...KeyFiguresSection
    }
    ... on ContentfulMedia {
      ...MediaSection
    }
    ... on ContentfulParagraph {
      ...ParagraphSection
    }
    ... on ContentfulQuote {
      ...QuoteSection
    }
    ... on ContentfulSocialLinksRow {
      ...SocialLinksRow
    }
    ... on ContentfulTeaserList {
      ...TeaserListSection
    }
  }
`;
