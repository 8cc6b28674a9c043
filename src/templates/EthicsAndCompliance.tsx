import { graphql, type PageProps } from 'gatsby';
import { EntryPage } from '../layout/EntryPage';

const EthicsAndCompliance = ({
  data: { page, site },
}: PageProps<Queries.EthicsAndComplianceTemplateQuery>) =>
  page && <EntryPage page={page} site={site} />;

export default EthicsAndCompliance;

export const query = graphql`
  query EthicsAndComplianceTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
    }
  }
`;
