import { graphql } from 'gatsby';

export { default } from '../Playbook';

export const query = graphql`
  query ChinaPlaybookTemplate($id: String!, $country: String!, $language: String!) {
    ...PlaybookData
  }
`;
