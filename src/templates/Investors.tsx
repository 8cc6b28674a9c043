import { graphql, type PageProps } from 'gatsby';
import { EntryPage } from '../layout/EntryPage';

const Investors = ({ data: { page, site } }: PageProps<Queries.InvestorsTemplateQuery>) =>
  page && <EntryPage page={page} site={site} />;

export default Investors;

export const query = graphql`
  fragment InvestorsData on Query {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
    }
  }

  query InvestorsTemplate($id: String!, $country: String!, $language: String!) {
    ...InvestorsData
  }
`;
