import { graphql } from 'gatsby';

export { default } from '../Page';

export const query = graphql`
  query ChinaPageTemplate($id: String!, $country: String!, $language: String!) {
    ...PageData
  }
`;
