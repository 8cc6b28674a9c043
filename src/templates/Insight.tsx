import styled from '@emotion/styled';
import { graphql, withPrefix, type PageProps } from 'gatsby';
import { Container } from '../components/Container';
import type { TeaserProps } from '../components/Teaser';
import { fill } from '../i18n/labels';
import { Page } from '../layout/Page';
import { PageHero } from '../layout/PageHero';
import { ShareLinks } from '../features/insights/ShareLinks';
import { TeaserSection } from '../layout/TeaserSection';
import { RichText } from '../sections/rich-text/RichText';
import { insightTeaser } from '../sections/teaser-list/entryTeaser';
import { media } from '../theme/media';
import { color, size, space } from '../theme/tokens';

const Insight = ({ data: { insight, site } }: PageProps<Queries.InsightTemplateQuery>) => {
  if (!insight || !site) return null;
  const { labels } = site;
  const teasersOf = (insights: readonly Queries.InsightTeaserFragment[]): TeaserProps[] =>
    insights.flatMap((other) => (other.path === insight.path ? [] : (insightTeaser(other) ?? [])));
  const related = teasersOf(insight.relatedInsights);
  const hasRelated = related.length > 0;
  return (
    <Page site={site} seo={insight.seo}>
      <article>
        <PageHero
          layout="article"
          title={insight.title}
          kicker={insight.type.name}
          introduction={insight.shortDescription}
          picture={insight.image?.picture}
          alt={insight.image?.alt}
          breadcrumbs={insight.seo.breadcrumbs}
          breadcrumbsLabel={labels.breadcrumb}
        >
          <Facts>
            <li>
              <time dateTime={insight.publicationDate}>{insight.displayDate}</time>
            </li>
            {insight.author && <li>{fill(labels.byAuthor, { author: insight.author })}</li>}
            {insight.body && <li>{fill(labels.minutesRead, { count: insight.minutesToRead })}</li>}
          </Facts>
        </PageHero>
        <Container>
          <Body>
            {insight.body && <RichText text={insight.body} />}
            <ShareLinks
              title={insight.title}
              address={`${insight.seo.siteUrl}${withPrefix(insight.seo.path)}`}
              labels={labels}
            />
          </Body>
        </Container>
      </article>
      <TeaserSection
        title={hasRelated ? labels.relatedInsights : labels.latestInsights}
        teasers={(hasRelated ? related : teasersOf(site.insights)).slice(0, 3)}
        more={{ label: labels.seeAll, link: 'insights' }}
      />
    </Page>
  );
};

export default Insight;

const Facts = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space(3)}`,
  marginTop: space(3),
  listStyle: 'none',
  fontSize: size.meta,
  color: color.inkSoft,
});

const Body = styled.div({
  paddingBlock: space(4),
  [media.md]: { marginLeft: 'var(--text-column)', paddingBlock: space(7) },
});

export const query = graphql`
  query InsightTemplate($id: String!, $country: String!, $language: String!) {
    insight: contentfulInsight(id: { eq: $id }) {
      title
      path
      type {
        name
      }
      publicationDate
      displayDate
      minutesToRead
      author
      shortDescription
      image {
        alt
        picture
      }
      body {
        ...RichText
      }
      relatedInsights {
        ...InsightTeaser
      }
      seo {
        ...Seo
      }
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      insights(limit: 4) {
        ...InsightTeaser
      }
      labels {
        breadcrumb
        byAuthor
        minutesRead
        relatedInsights
        latestInsights
        seeAll
        ...ShareLabels
      }
    }
  }
`;
