import { graphql, type PageProps } from 'gatsby';
import { AboutEnd } from '../features/about/AboutEnd';
import { EntryPage } from '../layout/EntryPage';
import { InitiativeList } from '../features/about/InitiativeList';

const Initiatives = ({ data: { page, site } }: PageProps<Queries.InitiativesTemplateQuery>) =>
  page &&
  site && (
    <EntryPage
      hero="split"
      page={page}
      site={site}
      after={<AboutEnd site={site} currentPath={page.seo.path} />}
    >
      <InitiativeList initiatives={site.initiatives} labels={site.labels} />
    </EntryPage>
  );

export default Initiatives;

export const query = graphql`
  query InitiativesTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      ...AboutEnd
      initiatives {
        ...Initiative
      }
      labels {
        ...InitiativeLabels
      }
    }
  }
`;
