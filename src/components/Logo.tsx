import styled from '@emotion/styled';
import { Picture } from './Picture';

type LogoProps = {
  /** SVG or raster image. */
  image: Queries.AssetFileFragment | null;
  /** The longest side, in pixels. */
  size: number;
};

/** The logo beside a name, so its `alt` is empty. Without an image, the space stays empty. */
export const Logo = ({ image, size }: LogoProps) => {
  const file = image?.publicFile;
  return (
    <Frame style={{ width: size }}>
      {file?.contentType === 'image/svg+xml' ? (
        <img src={file.url} alt="" width={size} height={size} loading="lazy" />
      ) : (
        image?.picture && (
          <Picture picture={image.picture} alt="" layout="fixed" width={size} sizes={`${size}px`} />
        )
      )}
    </Frame>
  );
};

const Frame = styled.div({
  maxWidth: '100%',
  '& > img': { display: 'block', objectFit: 'contain', filter: 'var(--logo-filter)' },
});
