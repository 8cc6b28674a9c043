import { graphql, type PageProps } from 'gatsby';
import { EntryPage } from '../layout/EntryPage';
import { PartnerList } from '../layout/PartnerList';
import { TeaserBand } from '../layout/TeaserBand';
import { keyPlayTeaser } from '../sections/teaser-list/entryTeaser';

const Playbook = ({ data: { page, site } }: PageProps<Queries.PlaybookTemplateQuery>) =>
  page &&
  site && (
    <EntryPage
      page={page}
      site={site}
      after={
        <PartnerList
          id="all-partners"
          title={site.labels.allPartners}
          visitLabel={site.labels.visitPartner}
          partners={site.partners}
        />
      }
    >
      <TeaserBand
        title={site.labels.featuredKeyPlays}
        teasers={site.keyPlays.flatMap((keyPlay) => keyPlayTeaser(keyPlay) ?? [])}
      />
    </EntryPage>
  );

export default Playbook;

export const query = graphql`
  fragment PlaybookData on Query {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      keyPlays {
        ...KeyPlayTeaser
      }
      partners {
        ...PartnerListItem
      }
      labels {
        featuredKeyPlays
        allPartners
        visitPartner
      }
    }
  }

  query PlaybookTemplate($id: String!, $country: String!, $language: String!) {
    ...PlaybookData
  }
`;
