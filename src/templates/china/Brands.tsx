import { graphql } from 'gatsby';

export { default } from '../Brands';

export const query = graphql`
  query ChinaBrandsTemplate($id: String!, $country: String!, $language: String!) {
    ...BrandsData
  }
`;
