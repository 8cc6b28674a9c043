import { graphql } from 'gatsby';

export { default } from '../InnovationTechnologies';

export const query = graphql`
  query ChinaInnovationTechnologiesTemplate($id: String!, $country: String!, $language: String!) {
    ...InnovationTechnologiesData
  }
`;
