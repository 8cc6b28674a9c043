import { graphql, type PageProps } from 'gatsby';
import { EntryPage } from '../layout/EntryPage';

const DownloadPage = ({ data: { page, site } }: PageProps<Queries.DownloadPageTemplateQuery>) =>
  page && <EntryPage page={page} site={site} />;

export default DownloadPage;

export const query = graphql`
  fragment DownloadPageData on Query {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
    }
  }

  query DownloadPageTemplate($id: String!, $country: String!, $language: String!) {
    ...DownloadPageData
  }
`;
