import { graphql } from 'gatsby';

export const fragment = graphql`
  fragment Picture on Picture {
    src
    srcSet
    avifSrcSet
    base64
    aspectRatio
    width
    height
  }

  fragment AssetFile on ContentfulAsset {
    alt
    picture {
      ...Picture
    }
    publicFile {
      url
      contentType
    }
  }
`;
