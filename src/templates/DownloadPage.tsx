import { graphql, type PageProps } from 'gatsby';
import { DocumentSection } from '../features/documents/DocumentSection';
import { groupDocuments } from '../features/documents/groupDocuments';
import { EntryPage } from '../layout/EntryPage';

const DownloadPage = ({ data: { page, site } }: PageProps<Queries.DownloadPageTemplateQuery>) =>
  page &&
  site && (
    <EntryPage hero="split" page={page} site={site}>
      {groupDocuments(site.documents).map(({ type, documents }) => (
        <DocumentSection key={type} title={type} documents={documents} />
      ))}
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
      documents {
        ...DocumentLine
      }
    }
  }
`;
