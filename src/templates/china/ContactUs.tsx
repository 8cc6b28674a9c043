import { graphql } from 'gatsby';

export { default } from '../ContactUs';

export const query = graphql`
  query ChinaContactUsTemplate($id: String!, $country: String!, $language: String!) {
    ...ContactUsData
  }
`;
