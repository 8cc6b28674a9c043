import { graphql } from 'gatsby';

export { default } from '../EthicsAndCompliance';

export const query = graphql`
  query ChinaEthicsAndComplianceTemplate($id: String!, $country: String!, $language: String!) {
    ...EthicsAndComplianceData
  }
`;
