import { graphql, type PageProps } from 'gatsby';
import { AboutEnd } from '../features/about/AboutEnd';
import { EntryPage } from '../layout/EntryPage';

const Page = ({ data: { page, site } }: PageProps<Queries.PageTemplateQuery>) =>
  page && (
    <EntryPage
      hero="split"
      page={page}
      site={site}
      after={site && <AboutEnd site={site} currentPath={page.seo.path} />}
    />
  );

export default Page;

export const query = graphql`
  query PageTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      ...AboutEnd
    }
  }
`;
