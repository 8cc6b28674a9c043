import { graphql } from 'gatsby';

export { default } from '../MaintenancePage';

export const query = graphql`
  query ChinaMaintenancePageTemplate($id: String!, $country: String!, $language: String!) {
    ...MaintenancePageData
  }
`;
