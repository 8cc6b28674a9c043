import { graphql, type PageProps } from 'gatsby';
import { AboutEnd } from '../features/about/AboutEnd';
import { EntryPage } from '../layout/EntryPage';

const Committed = ({ data: { page, site } }: PageProps<Queries.CommittedTemplateQuery>) =>
  page &&
  site && (
    <EntryPage
      hero="split"
      page={page}
      site={site}
      after={<AboutEnd site={site} currentPath={page.seo.path} />}
    />
  );

export default Committed;

export const query = graphql`
  query CommittedTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      ...AboutEnd
    }
  }
`;
