import { graphql } from 'gatsby';

export { default } from '../PartnersAndTech';

export const query = graphql`
  query ChinaPartnersAndTechTemplate($id: String!, $country: String!, $language: String!) {
    ...PartnersAndTechData
  }
`;
