import { graphql } from 'gatsby';

export { default } from '../Insight';

export const query = graphql`
  query ChinaInsightTemplate($id: String!, $country: String!, $language: String!) {
    ...InsightData
  }
`;
