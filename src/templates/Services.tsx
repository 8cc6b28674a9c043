import { graphql, type PageProps } from 'gatsby';
import { EntryPage } from '../layout/EntryPage';
import { ServiceIndex } from '../features/services/ServiceIndex';

const Services = ({ data: { page, site } }: PageProps<Queries.ServicesTemplateQuery>) =>
  page &&
  site && (
    <EntryPage page={page} site={site}>
      <ServiceIndex isTitleOfPage title={site.labels.ourServices} services={site.services} />
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
      labels {
        ourServices
      }
      services(isTopLevel: true) {
        ...ServiceIndex
      }
    }
  }
`;
