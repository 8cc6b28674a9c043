import { graphql, type PageProps } from 'gatsby';
import { withSelectiveHydration } from '../components/withSelectiveHydration';
import { EntryPage } from '../layout/EntryPage';
import { LocationDirectory } from '../features/locations/LocationDirectory';
import { OfficeMap } from '../features/locations/OfficeMap';
import { useOfficeFilter } from '../features/locations/useOfficeFilter';

const LocationDirectoryBoundary = withSelectiveHydration(LocationDirectory);
const OfficeMapBoundary = withSelectiveHydration(OfficeMap);

const none: readonly Queries.OfficeFragment[] = [];

const Locations = ({ data: { page, site } }: PageProps<Queries.LocationsTemplateQuery>) => {
  const offices = site?.allLocations ?? none;
  const filter = useOfficeFilter(offices);
  if (!page || !site) return null;
  return (
    <EntryPage
      hasOwnPicture
      hero="split"
      page={page}
      site={site}
      drawing={<OfficeMapBoundary offices={offices} filter={filter} labels={site.labels} />}
    >
      <LocationDirectoryBoundary
        offices={offices}
        openings={site.openings}
        filter={filter}
        contact={site.entry.header?.contactUs?.menuLink}
        labels={site.labels}
      />
    </EntryPage>
  );
};

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
        ...OfficeMapLabels
      }
    }
  }
`;
