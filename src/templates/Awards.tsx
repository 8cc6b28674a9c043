import { graphql, type PageProps } from 'gatsby';
import { AboutEnd } from '../features/about/AboutEnd';
import { EntryPage } from '../layout/EntryPage';
import { AwardYears } from '../features/about/AwardYears';

const Awards = ({ data: { page, site } }: PageProps<Queries.AwardsTemplateQuery>) =>
  page &&
  site && (
    <EntryPage
      hero="split"
      page={page}
      site={site}
      after={<AboutEnd site={site} currentPath={page.seo.path} />}
    >
      <AwardYears awards={site.awards} labels={site.labels} />
    </EntryPage>
  );

export default Awards;

export const query = graphql`
  query AwardsTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      ...AboutEnd
      awards {
        ...Award
      }
      labels {
        ...AwardLabels
      }
    }
  }
`;
