import { graphql } from 'gatsby';

export { default } from '../AboutUs';

export const query = graphql`
  query ChinaAboutUsTemplate($id: String!, $country: String!, $language: String!) {
    ...AboutUsData
  }
`;
