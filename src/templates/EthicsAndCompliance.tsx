import { graphql, type PageProps } from 'gatsby';
import { Contents } from '../features/about/Contents';
import { AboutEnd } from '../features/about/AboutEnd';
import { DocumentSection } from '../features/documents/DocumentSection';
import { ethicsDocuments } from '../features/documents/groupDocuments';
import { ChartSection } from '../sections/chart/ChartSection';
import { EntryPage } from '../layout/EntryPage';

/** A chart that is the first section is in the hero. */
const EthicsAndCompliance = ({
  data: { page, site },
}: PageProps<Queries.EthicsAndComplianceTemplateQuery>) => {
  if (!page || !site) return null;
  const [first, ...others] = page.sections;
  const chart = first?.__typename === 'ContentfulChart' ? first : undefined;
  return (
    <EntryPage
      hero="split"
      page={chart ? { ...page, sections: others } : page}
      drawing={chart && <ChartSection section={chart} />}
      site={site}
      head={<Contents title={site.labels.onThisPage} sections={page.sections} />}
      after={
        <>
          <DocumentSection
            title={site.labels.documents}
            documents={ethicsDocuments(site.documents)}
          />
          <AboutEnd site={site} currentPath={page.seo.path} />
        </>
      }
    />
  );
};

export default EthicsAndCompliance;

export const query = graphql`
  query EthicsAndComplianceTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      ...AboutEnd
      documents {
        ...DocumentLine
        documentType {
          isForEthics
        }
      }
      labels {
        documents
        onThisPage
      }
    }
  }
`;
