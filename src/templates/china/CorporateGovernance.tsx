import { graphql } from 'gatsby';

export { default } from '../CorporateGovernance';

export const query = graphql`
  query ChinaCorporateGovernanceTemplate($id: String!, $country: String!, $language: String!) {
    ...CorporateGovernanceData
  }
`;
