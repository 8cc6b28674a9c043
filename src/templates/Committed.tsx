import { graphql, type PageProps } from 'gatsby';
import { SiblingPages } from '../features/about/SiblingPages';
import { EntryPage } from '../layout/EntryPage';

const Committed = ({ data: { page, site } }: PageProps<Queries.CommittedTemplateQuery>) =>
  page &&
  site && (
    <EntryPage
      hero="split"
      page={page}
      site={site}
      after={
        <SiblingPages
          title={site.labels.moreAboutUs}
          pages={site.subPages}
          currentPath={page.seo.path}
        />
      }
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
      subPages(of: "about-us") {
        ...SubPage
      }
      labels {
        moreAboutUs
      }
    }
  }
`;
