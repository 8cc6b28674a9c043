import { graphql, type PageProps } from 'gatsby';
import { EntryPage } from '../layout/EntryPage';

const Initiatives = ({ data: { page, site } }: PageProps<Queries.InitiativesTemplateQuery>) =>
  page && <EntryPage page={page} site={site} />;

export default Initiatives;

export const query = graphql`
  fragment InitiativesData on Query {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
    }
  }

  query InitiativesTemplate($id: String!, $country: String!, $language: String!) {
    ...InitiativesData
  }
`;
