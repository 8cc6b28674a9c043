import { graphql } from 'gatsby';

export { default } from '../Homepage';

export const query = graphql`
  query ChinaHomepageTemplate($id: String!, $country: String!, $language: String!) {
    ...HomepageData
  }
`;
