import { graphql, type PageProps } from 'gatsby';
import { withSelectiveHydration } from '../components/withSelectiveHydration';
import { EntryPage } from '../layout/EntryPage';
import { LocationDirectory } from '../features/locations/LocationDirectory';

const LocationDirectoryBoundary = withSelectiveHydration(LocationDirectory);

const Locations = ({ data: { page, site } }: PageProps<Queries.LocationsTemplateQuery>) =>
  page &&
  site && (
    <EntryPage hasOwnPicture hero="split" page={page} site={site}>
      <LocationDirectoryBoundary
        offices={site.allLocations}
        openings={site.openings}
        contact={site.entry.header?.contactUs?.menuLink}
        labels={site.labels}
      />
    </EntryPage>
  );

export default Locations;

export const query = graphql`
  query LocationsTemplate($id: String!, $country: String!, $language: String!) {
    page: contentfulPage(id: { eq: $id }) {
      ...EntryPage
    }
    site: countrySite(country: $country, language: $language) {
      ...PageSite
      ...ContactLink
      allLocations {
        ...Office
      }
      openings {
        ...OfficeOpening
      }
      labels {
        ...LocationDirectoryLabels
      }
    }
  }
`;
