import { graphql } from 'gatsby';

export { default } from '../Insights';

export const query = graphql`
  query ChinaInsightsTemplate($id: String!, $country: String!, $language: String!) {
    ...InsightsData
  }
`;
