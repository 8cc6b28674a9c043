import { graphql, type PageProps } from 'gatsby';
import { withSelectiveHydration } from '../components/withSelectiveHydration';
import { SiblingPages } from '../features/about/SiblingPages';
import { leadOf } from '../features/insights/filterInsights';
import { PagedInsights } from '../features/insights/PagedInsights';
import { BelowHero } from '../layout/BelowHero';
import { Page } from '../layout/Page';
import { PageHero } from '../layout/PageHero';
import { TeaserSection } from '../layout/TeaserSection';
import { insightTeaser, keyPlayTeaser } from '../sections/teaser-list/entryTeaser';

const PagedInsightsBoundary = withSelectiveHydration(PagedInsights);

const Topic = ({ data: { topic, site } }: PageProps<Queries.TopicTemplateQuery>) => {
  if (!topic || !site) return null;
  const { labels } = site;
  const lead = leadOf(topic.insights);
  const leadTeaser = lead && insightTeaser(lead);
  return (
    <Page site={site} seo={topic.seo}>
      <PageHero
        title={topic.name}
        kicker={labels.topic}
        introduction={topic.introduction}
        breadcrumbs={topic.seo.breadcrumbs}
        breadcrumbsLabel={labels.breadcrumb}
      />
      <BelowHero>
        <PagedInsightsBoundary
          lead={leadTeaser && { label: labels.leadStory, teaser: leadTeaser }}
          insights={topic.insights.filter((insight) => insight !== lead)}
          labels={labels}
        />
        <TeaserSection
          title={labels.relatedKeyPlays}
          teasers={topic.moreKeyPlays.flatMap((keyPlay) => keyPlayTeaser(keyPlay) ?? [])}
          more={{ label: labels.seeAll, link: 'playbook' }}
        />
        <SiblingPages
          title={labels.topics}
          pages={[
            ...site.topics.map(({ name, path }) => ({ title: name, path })),
            { title: labels.allInsights, path: 'insights' },
          ]}
          currentPath={topic.seo.path}
        />
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
        isLead
        ...InsightTeaser
      }
      moreKeyPlays {
        ...KeyPlayTeaser
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
        topics
        allInsights
        leadStory
        relatedKeyPlays
        seeAll
        ...InsightGridLabels
      }
    }
  }
`;
