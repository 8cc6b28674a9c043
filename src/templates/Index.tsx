import { graphql, type PageProps } from 'gatsby';
import { EntryPage } from '../layout/EntryPage';
import { RegionChooser } from '../layout/RegionChooser';

const Index = ({ data: { page, site } }: PageProps<Queries.IndexTemplateQuery>) =>
  page &&
  site && (
    <EntryPage page={page} site={site}>
      <RegionChooser regions={site.regions} labels={site.labels} />
    </EntryPage>
  );

export default Index;

export const query = graphql`
  fragment IndexData on Query {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      labels {
        ...RegionChooserLabels
      }
      regions {
        ...RegionChooserRegion
      }
    }
  }

  query IndexTemplate($id: String!, $country: String!, $language: String!) {
    ...IndexData
  }
`;
