import { graphql, type PageProps } from 'gatsby';
import { AboutEnd } from '../features/about/AboutEnd';
import { EntryPage } from '../layout/EntryPage';
import { GovernanceBodies } from '../features/people/GovernanceBodies';
import { GovernanceDiagram } from '../features/people/GovernanceDiagram';

const CorporateGovernance = ({
  data: { page, site },
}: PageProps<Queries.CorporateGovernanceTemplateQuery>) =>
  page &&
  site && (
    <EntryPage
      hero="split"
      page={page}
      site={site}
      after={<AboutEnd site={site} currentPath={page.seo.path} />}
      drawing={<GovernanceDiagram bodies={site.governanceBodies} labels={site.labels} />}
    >
      <GovernanceBodies bodies={site.governanceBodies} labels={site.labels} />
    </EntryPage>
  );

export default CorporateGovernance;

export const query = graphql`
  query CorporateGovernanceTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      ...AboutEnd
      governanceBodies {
        ...GovernanceBody
      }
      labels {
        onThisPage
        ...GovernanceLabels
      }
    }
  }
`;
