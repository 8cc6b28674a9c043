import { graphql } from 'gatsby';

export { default } from '../LandingPage';

export const query = graphql`
  query ChinaLandingPageTemplate($id: String!, $country: String!, $language: String!) {
    ...LandingPageData
  }
`;
