import { graphql, type PageProps } from 'gatsby';
import { EntryPage } from '../layout/EntryPage';

const PartnersAndTech = ({
  data: { page, site },
}: PageProps<Queries.PartnersAndTechTemplateQuery>) =>
  page && <EntryPage page={page} site={site} />;

export default PartnersAndTech;

export const query = graphql`
  fragment PartnersAndTechData on Query {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
    }
  }

  query PartnersAndTechTemplate($id: String!, $country: String!, $language: String!) {
    ...PartnersAndTechData
  }
`;
