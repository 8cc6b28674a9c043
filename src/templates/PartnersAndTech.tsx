import { graphql, type PageProps } from 'gatsby';
import { ContactCall } from '../features/contact/ContactCall';
import { EntryPage } from '../layout/EntryPage';
import { PartnerIndex } from '../features/playbook/PartnerIndex';

const PartnersAndTech = ({
  data: { page, site },
}: PageProps<Queries.PartnersAndTechTemplateQuery>) =>
  page &&
  site && (
    <EntryPage
      hero="band-low"
      page={page}
      site={site}
      after={<ContactCall question={site.labels.shallWeTalk} site={site} />}
    >
      <PartnerIndex partners={site.partners} labels={site.labels} />
    </EntryPage>
  );

export default PartnersAndTech;

export const query = graphql`
  query PartnersAndTechTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      ...ContactLink
      partners {
        ...Partner
        ...PartnerKeyPlays
      }
      labels {
        shallWeTalk
        ...PartnerIndexLabels
      }
    }
  }
`;
