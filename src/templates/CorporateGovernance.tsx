import { graphql, type PageProps } from 'gatsby';
import { EntryPage } from '../layout/EntryPage';

const CorporateGovernance = ({
  data: { page, site },
}: PageProps<Queries.CorporateGovernanceTemplateQuery>) =>
  page && <EntryPage page={page} site={site} />;

export default CorporateGovernance;

export const query = graphql`
  fragment CorporateGovernanceData on Query {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
    }
  }

  query CorporateGovernanceTemplate($id: String!, $country: String!, $language: String!) {
    ...CorporateGovernanceData
  }
`;
