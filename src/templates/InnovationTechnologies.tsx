import { graphql, type PageProps } from 'gatsby';
import { AboutEnd } from '../features/about/AboutEnd';
import { EntryPage } from '../layout/EntryPage';
import { PartnerWallSection } from '../features/playbook/PartnerWallSection';

const InnovationTechnologies = ({
  data: { page, site },
}: PageProps<Queries.InnovationTechnologiesTemplateQuery>) =>
  page &&
  site && (
    <EntryPage
      hero="split"
      page={page}
      site={site}
      after={
        <>
          <PartnerWallSection
            title={site.labels.partnersTitle}
            partners={site.partners}
            keyPlays={site.keyPlays}
            countLabel={site.labels.featuredKeyPlays}
          />
          <AboutEnd site={site} currentPath={page.seo.path} />
        </>
      }
    />
  );

export default InnovationTechnologies;

export const query = graphql`
  query InnovationTechnologiesTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      ...AboutEnd
      partners {
        ...PartnerTile
      }
      keyPlays {
        partners {
          slug
        }
      }
      labels {
        featuredKeyPlays
        partnersTitle
      }
    }
  }
`;
