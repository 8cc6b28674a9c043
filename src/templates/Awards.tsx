import { graphql, type PageProps } from 'gatsby';
import { EntryPage } from '../layout/EntryPage';

const Awards = ({ data: { page, site } }: PageProps<Queries.AwardsTemplateQuery>) =>
  page && <EntryPage page={page} site={site} />;

export default Awards;

export const query = graphql`
  fragment AwardsData on Query {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
    }
  }

  query AwardsTemplate($id: String!, $country: String!, $language: String!) {
    ...AwardsData
  }
`;
