import { graphql } from 'gatsby';

export { default } from '../SimplePage';

export const query = graphql`
  query ChinaSimplePageTemplate($id: String!, $country: String!, $language: String!) {
    ...SimplePageData
  }
`;
