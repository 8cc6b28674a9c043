import { graphql, type PageProps } from 'gatsby';
import { EntryPage } from '../layout/EntryPage';

const InnovationTechnologies = ({
  data: { page, site },
}: PageProps<Queries.InnovationTechnologiesTemplateQuery>) =>
  page && <EntryPage page={page} site={site} />;

export default InnovationTechnologies;

export const query = graphql`
  fragment InnovationTechnologiesData on Query {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
    }
  }

  query InnovationTechnologiesTemplate($id: String!, $country: String!, $language: String!) {
    ...InnovationTechnologiesData
  }
`;
