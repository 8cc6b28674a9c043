import { graphql, type PageProps } from 'gatsby';
import { EntryPage } from '../layout/EntryPage';

const MaintenancePage = ({
  data: { page, site },
}: PageProps<Queries.MaintenancePageTemplateQuery>) =>
  page && <EntryPage page={page} site={site} />;

export default MaintenancePage;

export const query = graphql`
  fragment MaintenancePageData on Query {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
    }
  }

  query MaintenancePageTemplate($id: String!, $country: String!, $language: String!) {
    ...MaintenancePageData
  }
`;
