import { graphql } from 'gatsby';

export { default } from '../Management';

export const query = graphql`
  query ChinaManagementTemplate($id: String!, $country: String!, $language: String!) {
    ...ManagementData
  }
`;
