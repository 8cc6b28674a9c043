import { graphql, type PageProps } from 'gatsby';
import { ContactCall } from '../features/contact/ContactCall';
import { EntryPage } from '../layout/EntryPage';
import { ServiceTiles } from '../features/services/ServiceTiles';

const Services = ({ data: { page, site } }: PageProps<Queries.ServicesTemplateQuery>) =>
  page &&
  site && (
    <EntryPage
      hero="band-low"
      page={page}
      site={site}
      after={<ContactCall question={site.labels.similarKeyPlay} site={site} />}
    >
      <ServiceTiles label={site.labels.ourServices} services={site.services} />
    </EntryPage>
  );

export default Services;

export const query = graphql`
  query ServicesTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      ...ContactLink
      labels {
        ourServices
        similarKeyPlay
      }
      services(isTopLevel: true) {
        ...ServiceTiles
      }
    }
  }
`;
