import styled from '@emotion/styled';
import { Picture } from './Picture';

type LogoProps = {
  /** A logo, as a drawing or as a raster picture. */
  image: Queries.AssetFileFragment | null;
  /** The longest side, in pixels. */
  size: number;
};

/** A logo beside the name that it belongs to, and so without words of its own; an empty place where there is none. */
export const Logo = ({ image, size }: LogoProps) => {
  const file = image?.publicFile;
  return (
    <Frame style={{ width: size }}>
      {image?.picture ? (
        <Picture picture={image.picture} alt="" layout="fixed" width={size} sizes={`${size}px`} />
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
