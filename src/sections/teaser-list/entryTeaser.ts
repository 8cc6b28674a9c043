import { graphql } from 'gatsby';
import type { TeaserProps } from '../../components/Teaser';

/** The teaser of an entry of any page type; undefined if the site has no page of it. */
export const entryTeaser = (entry: Queries.EntryTeaserFragment): TeaserProps | undefined => {
  switch (entry.__typename) {
    case 'ContentfulInsight':
      return insightTeaser(entry);
    case 'ContentfulKeyPlay':
      return keyPlayTeaser(entry);
    case 'ContentfulService':
      return serviceTeaser(entry);
    case 'ContentfulPage':
    case 'ContentfulLandingPage':
      return entry.path
        ? {
            title: entry.title,
            link: entry.path,
            description: entry.introduction,
            picture: entry.image?.picture,
            alt: entry.image?.alt,
          }
        : undefined;
    default:
      return undefined;
  }
};

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

/** Maximum tags of each kind of a key play. */
export const maximumTags = 3;

export const fragment = graphql`
  fragment InsightTeaser on ContentfulInsight {
    title
    path(country: $country)
    externalLink
    publicationDate
    displayDate(country: $country)
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
    path(country: $country)
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
    path(country: $country)
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
    ... on ContentfulPage {
      title
      path(country: $country)
      introduction
      image {
        alt
        picture
      }
    }
    ... on ContentfulLandingPage {
      title
      path(country: $country)
      introduction
      image {
        alt
        picture
      }
    }
  }
`;
