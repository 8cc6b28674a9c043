import { graphql, type PageProps } from 'gatsby';
import { withSelectiveHydration } from '../components/withSelectiveHydration';
import { ContactCall } from '../features/contact/ContactCall';
import { EntryPage } from '../layout/EntryPage';
import { Playbook as KeyPlaysAndPartners } from '../features/playbook/Playbook';

const KeyPlaysAndPartnersBoundary = withSelectiveHydration(KeyPlaysAndPartners);

const Playbook = ({ data: { page, site } }: PageProps<Queries.PlaybookTemplateQuery>) =>
  page &&
  site && (
    <EntryPage
      hero="band-low"
      page={page}
      site={site}
      after={<ContactCall question={site.labels.similarKeyPlay} site={site} />}
    >
      <KeyPlaysAndPartnersBoundary
        keyPlays={site.keyPlays}
        partners={site.partners}
        partnersPath={site.partnersPath}
        labels={site.labels}
      />
    </EntryPage>
  );

export default Playbook;

export const query = graphql`
  query PlaybookTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      ...ContactLink
      partnersPath
      keyPlays {
        ...KeyPlayRow
      }
      partners {
        ...PartnerTile
      }
      labels {
        ...PlaybookLabels
        similarKeyPlay
      }
    }
  }
`;
