import { graphql, type PageProps } from 'gatsby';
import { EntryPage } from '../layout/EntryPage';

const Brands = ({ data: { page, site } }: PageProps<Queries.BrandsTemplateQuery>) =>
  page && <EntryPage page={page} site={site} />;

export default Brands;

export const query = graphql`
  fragment BrandsData on Query {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
    }
  }

  query BrandsTemplate($id: String!, $country: String!, $language: String!) {
    ...BrandsData
  }
`;
