import { graphql } from 'gatsby';

export { default } from '../CompanyPurpose';

export const query = graphql`
  query ChinaCompanyPurposeTemplate($id: String!, $country: String!, $language: String!) {
    ...CompanyPurposeData
  }
`;
