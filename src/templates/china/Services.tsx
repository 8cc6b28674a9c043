import { graphql } from 'gatsby';

export { default } from '../Services';

export const query = graphql`
  query ChinaServicesTemplate($id: String!, $country: String!, $language: String!) {
    ...ServicesData
  }
`;
