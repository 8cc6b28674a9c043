import { graphql, type PageProps } from 'gatsby';
import { withSelectiveHydration } from '../components/withSelectiveHydration';
import { ArchivedInsightListing } from '../features/insights/ArchivedInsightListing';
import { leadOf } from '../features/insights/filterInsights';
import { EntryPage } from '../layout/EntryPage';

const ListingBoundary = withSelectiveHydration(ArchivedInsightListing);

/** The template `insights` of a site that has archives. */
const ArchivedInsights = ({
  data: { page, site },
}: PageProps<Queries.ArchivedInsightsTemplateQuery>) => {
  if (!page || !site?.archives) return null;
  const { archives, insights, labels } = site;
  const lead = archives.lead ?? leadOf(insights);
  return (
    <EntryPage page={page} site={site} hasOwnPicture={Boolean(lead?.image)}>
      <ListingBoundary insights={insights} archives={archives} labels={labels} />
    </EntryPage>
  );
};

export default ArchivedInsights;

export const query = graphql`
  query ArchivedInsightsTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      labels {
        ...ArchivedInsightListingLabels
      }
      insights: newestInsights {
        ...ListedInsight
      }
      archives: insightArchives {
        ...InsightArchives
      }
    }
  }
`;
