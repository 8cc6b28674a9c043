import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Picture, type PictureData } from './Picture';

type MarkProps = {
  /** A logo, as a drawing or as a raster picture. */
  image: {
    readonly alt: string;
    readonly picture: PictureData | null;
    readonly publicFile: { readonly url: string; readonly contentType: string } | null;
  } | null;
  /** The longest side, in pixels. */
  size: number;
};

/** A logo beside the name that it belongs to, and so without words of its own; an empty place where there is none. */
export const Mark = ({ image, size }: MarkProps) => {
  const file = image?.publicFile;
  return (
    <Frame style={{ width: size }}>
      {image?.picture ? (
        <Picture picture={image.picture} alt="" sizes={`${size}px`} />
      ) : (
        file?.contentType.startsWith('image/') && (
          <img src={file.url} alt="" width={size} height={size} loading="lazy" />
        )
      )}
    </Frame>
  );
};

const Frame = styled.div({
  maxWidth: '100%',
  '& > img': { display: 'block', objectFit: 'contain' },
});

export const fragment = graphql`
  fragment Mark on ContentfulAsset {
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
