import { graphql } from 'gatsby';

export { default } from '../Initiatives';

export const query = graphql`
  query ChinaInitiativesTemplate($id: String!, $country: String!, $language: String!) {
    ...InitiativesData
  }
`;
