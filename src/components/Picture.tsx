import styled from '@emotion/styled';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { assetTag } from '../runtime/live-preview/assetTag';
import { duration } from '../theme/tokens';
import { MainImage, Placeholder } from './imageParts';
import { MissingPicture, pictureChecks, UnloadedPicture } from './pictureWarnings';
import { usePictureState } from './usePictureState';

export type PictureData = IGatsbyImageData;

/** The layouts of gatsby-plugin-image; the default is that of the image data. */
type Layout =
  | { layout?: 'fullWidth'; width?: undefined; height?: undefined }
  | { layout: 'constrained' | 'fixed'; width: number; height?: number };

type PictureProps = Layout & {
  picture: PictureData | null | undefined;
  /** Empty only for decorative pictures. */
  alt: string;
  /** For the picture of the page hero: high fetch priority, no fade-in. */
  isEager?: boolean;
  /** The `sizes` attribute. */
  sizes: string;
  /** Aspect ratio of the frame, which crops the picture; the default is the picture's own. */
  aspectRatio?: number;
  className?: string;
};

/**
 * A responsive picture over its blurred placeholder, built from parts of gatsby-plugin-image. With script, a picture not
 * yet loaded at hydration loads and fades in near the viewport; without script it is shown directly. Placeholders are
 * rendered only in or near the viewport, because the browser decodes each of them.
 */
export const Picture = ({
  picture,
  alt,
  isEager = false,
  sizes,
  aspectRatio,
  layout = picture?.layout,
  width,
  height,
  className,
}: PictureProps) => {
  const [frame, state, setState] = usePictureState(isEager);
  const src = picture?.images.fallback?.src;
  if (!picture || !src) return process.env.NODE_ENV === 'development' ? <MissingPicture /> : null;

  const isExpected = state === 'visible' || (isEager && state !== 'loaded' && state !== 'failed');
  const ownRatio = width && height ? width / height : picture.width / picture.height;
  return (
    <Frame
      ref={frame}
      className={className}
      data-state={state}
      {...(process.env.GATSBY_PREVIEW === 'true' && !alt && assetTag(picture))}
      style={{
        aspectRatio: String(aspectRatio ?? Math.round(ownRatio * 1e4) / 1e4),
        ...(layout === 'constrained' && { maxWidth: width ?? picture.width }),
        ...(layout === 'fixed' && { width: width ?? picture.width }),
      }}
    >
      {isExpected && <Placeholder {...picture.placeholder} data-placeholder-image="" />}
      <MainImage
        {...picture.images}
        sizes={picture.images.fallback?.srcSet && sizes}
        width={picture.width}
        height={picture.height}
        alt={alt}
        loading={isEager ? 'eager' : 'lazy'}
        {...(isEager && { fetchpriority: 'high' })}
        onLoad={() => setState('loaded')}
        onError={() => setState('failed')}
        data-main-image=""
      />
      {process.env.NODE_ENV === 'development' && state === 'failed' && (
        <UnloadedPicture src={src} />
      )}
    </Frame>
  );
};

// Terser removes this branch, and with it the module of warnings, only if the condition is written out here.
if (process.env.NODE_ENV === 'development') Object.assign(Picture, { propTypes: pictureChecks });

const Frame = styled.div({
  position: 'relative',
  // Keeps the placeholder's negative z-index inside the frame.
  isolation: 'isolate',
  overflow: 'hidden',
  maxWidth: '100%',
  '& img': {
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    filter: 'var(--picture-filter)',
  },
  '& [data-placeholder-image]': { position: 'absolute', inset: 0, zIndex: -1 },
  '&[data-state="not-visible"] [data-main-image], &[data-state="visible"] [data-main-image]': {
    opacity: 0,
  },
  '&[data-state="loaded"] [data-main-image]': {
    transition: `opacity ${duration.imageFade}ms ease-out`,
  },
});
