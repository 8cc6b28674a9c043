import { graphql, type PageProps } from 'gatsby';
import { Container } from '../components/Container';
import { withSelectiveHydration } from '../components/withSelectiveHydration';
import { PagedInsights } from '../features/insights/PagedInsights';
import { TopicLinks } from '../features/insights/TopicLinks';
import { BelowHero } from '../layout/BelowHero';
import { Page } from '../layout/Page';
import { PageHero } from '../layout/PageHero';

const PagedInsightsBoundary = withSelectiveHydration(PagedInsights);

const Topic = ({ data: { topic, site } }: PageProps<Queries.TopicTemplateQuery>) => {
  if (!topic || !site) return null;
  const { labels } = site;
  return (
    <Page site={site} seo={topic.seo}>
      <PageHero
        title={topic.name}
        kicker={labels.topic}
        introduction={topic.introduction}
        breadcrumbs={topic.seo.breadcrumbs}
        breadcrumbsLabel={labels.breadcrumb}
      />
      <Container>
        <TopicLinks topics={site.topics} labels={labels} />
      </Container>
      <BelowHero>
        <PagedInsightsBoundary insights={topic.insights} labels={labels} />
      </BelowHero>
    </Page>
  );
};

export default Topic;

export const query = graphql`
  query TopicTemplate($id: String!, $country: String!, $language: String!) {
    topic: contentfulTopic(id: { eq: $id }) {
      name
      introduction
      insights {
        ...InsightTeaser
      }
      seo {
        ...Seo
      }
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      topics {
        ...TopicLink
      }
      labels {
        breadcrumb
        topic
        ...TopicLinksLabels
        ...InsightGridLabels
      }
    }
  }
`;
