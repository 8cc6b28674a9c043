import { graphql, type PageProps } from 'gatsby';
import { EntryPage } from '../layout/EntryPage';

const CompanyPurpose = ({ data: { page, site } }: PageProps<Queries.CompanyPurposeTemplateQuery>) =>
  page && <EntryPage page={page} site={site} />;

export default CompanyPurpose;

export const query = graphql`
  fragment CompanyPurposeData on Query {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
    }
  }

  query CompanyPurposeTemplate($id: String!, $country: String!, $language: String!) {
    ...CompanyPurposeData
  }
`;
