import { graphql } from 'gatsby';

export { default } from '../Investors';

export const query = graphql`
  query ChinaInvestorsTemplate($id: String!, $country: String!, $language: String!) {
    ...InvestorsData
  }
`;
