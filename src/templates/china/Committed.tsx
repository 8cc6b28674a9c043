import { graphql } from 'gatsby';

export { default } from '../Committed';

export const query = graphql`
  query ChinaCommittedTemplate($id: String!, $country: String!, $language: String!) {
    ...CommittedData
  }
`;
