import { graphql } from 'gatsby';

export { default } from '../Service';

export const query = graphql`
  query ChinaServiceTemplate($id: String!, $country: String!, $language: String!) {
    ...ServiceData
  }
`;
