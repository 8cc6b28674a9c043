import { graphql } from 'gatsby';

export { default } from '../DownloadPage';

export const query = graphql`
  query ChinaDownloadPageTemplate($id: String!, $country: String!, $language: String!) {
    ...DownloadPageData
  }
`;
