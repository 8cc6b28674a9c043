import { graphql, type PageProps } from 'gatsby';
import { EntryPage } from '../layout/EntryPage';

const Committed = ({ data: { page, site } }: PageProps<Queries.CommittedTemplateQuery>) =>
  page && <EntryPage page={page} site={site} />;

export default Committed;

export const query = graphql`
  fragment CommittedData on Query {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
    }
  }

  query CommittedTemplate($id: String!, $country: String!, $language: String!) {
    ...CommittedData
  }
`;
