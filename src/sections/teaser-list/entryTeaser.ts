import { graphql } from 'gatsby';
import type { PageTypeId } from '~/contentful/model/sharedFields';
import type { TeaserProps } from '../../components/Teaser';

type Entry = Queries.EntryTeaserFragment;
type PageTypeName = `Contentful${Capitalize<PageTypeId>}`;
type EntryOf<Name> = Extract<Entry, { __typename: Name }>;

/** The URL of an insight: its page, or the website where it was published. */
export const insightTeaser = (insight: Queries.InsightTeaserFragment): TeaserProps | undefined => {
  const link = insight.externalLink ?? insight.path;
  return link
    ? {
        title: insight.title,
        link,
        meta: [insight.type.name, insight.displayDate],
        description: insight.shortDescription ?? insight.metaDescription,
        picture: insight.image?.picture,
        alt: insight.image?.alt,
        isInNewWindow: Boolean(insight.externalLink),
      }
    : undefined;
};

export const keyPlayTeaser = (keyPlay: Queries.KeyPlayTeaserFragment): TeaserProps | undefined =>
  keyPlay.path
    ? {
        title: keyPlay.title,
        link: keyPlay.path,
        meta: keyPlay.industries.map(({ name }) => name).slice(0, maximumTags),
        description: keyPlay.shortDescription ?? keyPlay.metaDescription,
        picture: keyPlay.image?.picture,
        alt: keyPlay.image?.alt,
      }
    : undefined;

export const serviceTeaser = (service: Queries.ServiceTeaserFragment): TeaserProps | undefined =>
  service.path
    ? {
        title: service.name,
        link: service.path,
        description: service.summary,
        accent: service.indicatorColor,
      }
    : undefined;

const authorTeaser = (author: EntryOf<'ContentfulAuthor'>): TeaserProps | undefined =>
  author.path ? { title: author.name, link: author.path, description: author.role } : undefined;

const topicTeaser = (topic: EntryOf<'ContentfulTopic'>): TeaserProps | undefined =>
  topic.path ? { title: topic.name, link: topic.path, description: topic.introduction } : undefined;

const pageTeaser = (
  page: EntryOf<'ContentfulPage' | 'ContentfulLandingPage' | 'ContentfulOpening'>,
): TeaserProps | undefined =>
  page.path
    ? {
        title: page.title,
        link: page.path,
        description: page.introduction,
        picture: page.image?.picture,
        alt: page.image?.alt,
      }
    : undefined;

/** The teaser of each page type; a type of the content model without one fails the typecheck. */
const teasers = {
  ContentfulInsight: insightTeaser,
  ContentfulKeyPlay: keyPlayTeaser,
  ContentfulService: serviceTeaser,
  ContentfulPage: pageTeaser,
  ContentfulLandingPage: pageTeaser,
  ContentfulAuthor: authorTeaser,
  ContentfulTopic: topicTeaser,
  ContentfulOpening: pageTeaser,
} satisfies {
  [Name in PageTypeName]: (entry: EntryOf<Name>) => TeaserProps | undefined;
};

/** The teaser of an entry of any page type, or undefined if the site has no page for it. */
export const entryTeaser = (entry: Entry): TeaserProps | undefined =>
  (teasers[entry.__typename] as (entry: Entry) => TeaserProps | undefined)(entry);

/** Tags of one group that a key play shows. */
export const maximumTags = 3;

export const fragment = graphql`
  fragment InsightTeaser on ContentfulInsight {
    title
    path
    externalLink
    publicationDate
    displayDate
    type {
      name
      slug
    }
    shortDescription
    metaDescription
    image {
      alt
      picture
    }
  }

  fragment KeyPlayTeaser on ContentfulKeyPlay {
    title
    path
    shortDescription
    metaDescription
    industries {
      name
    }
    image {
      alt
      picture
    }
  }

  fragment ServiceTeaser on ContentfulService {
    name
    path
    summary: shortDescription
    indicatorColor
  }

  fragment EntryTeaser on ContentfulPageEntry {
    __typename
    ... on ContentfulInsight {
      ...InsightTeaser
    }
    ... on ContentfulKeyPlay {
      ...KeyPlayTeaser
    }
    ... on ContentfulService {
      ...ServiceTeaser
    }
    ... on ContentfulAuthor {
      name
      path
      role
    }
    ... on ContentfulTopic {
      name
      path
      introduction
    }
    ... on ContentfulPage {
      title
      path
      introduction
      image {
        alt
        picture
      }
    }
    ... on ContentfulOpening {
      title
      path
      introduction: shortDescription
      image {
        alt
        picture
      }
    }
    ... on ContentfulLandingPage {
      title
      path
      introduction
      image {
        alt
        picture
      }
    }
  }
`;
