import { graphql } from 'gatsby';

export { default } from '../KeyPlay';

export const query = graphql`
  query ChinaKeyPlayTemplate($id: String!, $country: String!, $language: String!) {
    ...KeyPlayData
  }
`;
