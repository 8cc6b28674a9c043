import { graphql, type PageProps } from 'gatsby';
import { AboutEnd } from '../features/about/AboutEnd';
import { EntryPage } from '../layout/EntryPage';
import { OpeningList } from '../features/careers/OpeningList';

const Careers = ({ data: { page, site } }: PageProps<Queries.CareersTemplateQuery>) =>
  page &&
  site && (
    <EntryPage
      hero="split"
      page={page}
      site={site}
      after={<AboutEnd site={site} currentPath={page.seo.path} />}
    >
      <OpeningList
        openings={site.openings}
        labels={site.labels}
        contact={site.entry.header?.contactUs?.menuLink}
      />
    </EntryPage>
  );

export default Careers;

export const query = graphql`
  query CareersTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      ...ContactLink
      ...AboutEnd
      openings {
        ...OpeningRow
      }
      labels {
        ...OpeningListLabels
      }
    }
  }
`;
