import { graphql } from 'gatsby';

export { default } from '../Awards';

export const query = graphql`
  query ChinaAwardsTemplate($id: String!, $country: String!, $language: String!) {
    ...AwardsData
  }
`;
