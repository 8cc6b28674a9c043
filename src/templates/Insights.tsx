import { graphql, type PageProps } from 'gatsby';
import { withSelectiveHydration } from '../components/withSelectiveHydration';
import { leadOf } from '../features/insights/filterInsights';
import { InsightListing } from '../features/insights/InsightListing';
import { EntryPage } from '../layout/EntryPage';

const InsightListingBoundary = withSelectiveHydration(InsightListing);

const Insights = ({ data: { page, site } }: PageProps<Queries.InsightsTemplateQuery>) =>
  page &&
  site && (
    <EntryPage page={page} site={site} hasOwnPicture={Boolean(leadOf(site.insights)?.image)}>
      <InsightListingBoundary
        insights={site.insights}
        types={site.insightTypes}
        topics={site.topics}
        labels={site.labels}
      />
    </EntryPage>
  );

export default Insights;

export const query = graphql`
  query InsightsTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      labels {
        ...InsightListingLabels
      }
      insightTypes {
        name
        slug
      }
      topics {
        ...TopicLink
      }
      insights {
        ...ListedInsight
      }
    }
  }
`;
