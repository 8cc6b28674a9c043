import { graphql, type PageProps } from 'gatsby';
import { withSelectiveHydration } from '../components/withSelectiveHydration';
import { EntryPage } from '../layout/EntryPage';
import { Playbook as KeyPlaysAndPartners } from '../features/playbook/Playbook';

const KeyPlaysAndPartnersBoundary = withSelectiveHydration(KeyPlaysAndPartners);

const Playbook = ({ data: { page, site } }: PageProps<Queries.PlaybookTemplateQuery>) =>
  page &&
  site && (
    <EntryPage page={page} site={site}>
      <KeyPlaysAndPartnersBoundary
        keyPlays={site.keyPlays}
        partners={site.partners}
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
      keyPlays {
        ...KeyPlayRow
      }
      partners {
        ...Partner
      }
      labels {
        ...PlaybookLabels
      }
    }
  }
`;
