import styled from '@emotion/styled';
import { Picture } from './Picture';

type ThumbnailProps = {
  /** SVG or raster image. */
  image: Queries.AssetFileFragment | null;
  /** The longest side, in pixels. */
  size: number;
  className?: string;
};

/** A small picture beside a name, so its `alt` is empty. Without an image, the space stays empty. */
export const Thumbnail = ({ image, size, className }: ThumbnailProps) => {
  const file = image?.publicFile;
  return (
    <Frame className={className} style={{ width: size }}>
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
  '& > img': { display: 'block', objectFit: 'contain' },
});
