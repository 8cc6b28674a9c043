import { graphql, type PageProps } from 'gatsby';
import { EntryPage } from '../layout/EntryPage';

const Locations = ({ data: { page, site } }: PageProps<Queries.LocationsTemplateQuery>) =>
  page && <EntryPage page={page} site={site} />;

export default Locations;

export const query = graphql`
  fragment LocationsData on Query {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
    }
  }

  query LocationsTemplate($id: String!, $country: String!, $language: String!) {
    ...LocationsData
  }
`;
