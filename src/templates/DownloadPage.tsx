import { graphql, type PageProps } from 'gatsby';
import { DocumentGroups } from '../features/documents/DocumentGroups';
import { AboutEnd } from '../features/about/AboutEnd';
import { EntryPage } from '../layout/EntryPage';

const DownloadPage = ({ data: { page, site } }: PageProps<Queries.DownloadPageTemplateQuery>) =>
  page &&
  site && (
    <EntryPage
      hero="split"
      page={page}
      site={site}
      after={<AboutEnd site={site} currentPath={page.seo.path} />}
    >
      <DocumentGroups documents={site.documents} />
    </EntryPage>
  );

export default DownloadPage;

export const query = graphql`
  query DownloadPageTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      ...AboutEnd
      documents {
        ...DocumentLine
      }
    }
  }
`;
