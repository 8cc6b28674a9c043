import { graphql } from 'gatsby';

export const fragment = graphql`
  fragment Picture on Picture {
    src
    srcSet
    avifSrcSet
    sizes
    base64
    aspectRatio
    width
    height
  }
`;
