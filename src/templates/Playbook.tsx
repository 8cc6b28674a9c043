import { graphql, type PageProps } from 'gatsby';
import { EntryPage } from '../layout/EntryPage';

const Playbook = ({ data: { page, site } }: PageProps<Queries.PlaybookTemplateQuery>) =>
  page && <EntryPage page={page} site={site} />;

export default Playbook;

export const query = graphql`
  fragment PlaybookData on Query {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
    }
  }

  query PlaybookTemplate($id: String!, $country: String!, $language: String!) {
    ...PlaybookData
  }
`;
