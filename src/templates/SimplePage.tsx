import { graphql, type PageProps } from 'gatsby';
import { EntryPage } from '../layout/EntryPage';

const SimplePage = ({ data: { page, site } }: PageProps<Queries.SimplePageTemplateQuery>) =>
  page && <EntryPage hero="article" page={page} site={site} />;

export default SimplePage;

export const query = graphql`
  query SimplePageTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
    }
  }
`;
