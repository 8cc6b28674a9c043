import { graphql } from 'gatsby';

export { default } from '../Locations';

export const query = graphql`
  query ChinaLocationsTemplate($id: String!, $country: String!, $language: String!) {
    ...LocationsData
  }
`;
