import { graphql } from 'gatsby';

export const fragment = graphql`
  fragment AssetFile on ContentfulAsset {
    alt
    picture
    publicFile {
      url
      contentType
    }
  }
`;
