import { graphql, type PageProps } from 'gatsby';
import { EntryPage } from '../layout/EntryPage';

const EthicsAndCompliance = ({
  data: { page, site },
}: PageProps<Queries.EthicsAndComplianceTemplateQuery>) =>
  page && <EntryPage page={page} site={site} />;

export default EthicsAndCompliance;

export const query = graphql`
  fragment EthicsAndComplianceData on Query {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
    }
  }

  query EthicsAndComplianceTemplate($id: String!, $country: String!, $language: String!) {
    ...EthicsAndComplianceData
  }
`;
