import { graphql, type PageProps } from 'gatsby';
import { EntryPage } from '../layout/EntryPage';

const Management = ({ data: { page, site } }: PageProps<Queries.ManagementTemplateQuery>) =>
  page && <EntryPage page={page} site={site} />;

export default Management;

export const query = graphql`
  fragment ManagementData on Query {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
    }
  }

  query ManagementTemplate($id: String!, $country: String!, $language: String!) {
    ...ManagementData
  }
`;
