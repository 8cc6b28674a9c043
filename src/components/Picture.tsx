import styled from '@emotion/styled';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { duration } from '../theme/tokens';
import { MainImage, Placeholder } from './imageParts';
import { MissingPicture, pictureChecks, UnloadedPicture } from './pictureWarnings';
import { usePictureState } from './usePictureState';

export type PictureData = IGatsbyImageData;

/** As wide as its place (`fullWidth`, which the data say), at most so wide (`constrained`), or always so wide (`fixed`). */
type Layout =
  | { layout?: 'fullWidth'; width?: undefined; height?: undefined }
  | { layout: 'constrained' | 'fixed'; width: number; height?: number };

type PictureProps = Layout & {
  picture: PictureData | null | undefined;
  /** What it shows; empty only for decoration. */
  alt: string;
  /** For the picture at the head of a page: fetched first and never faded. */
  isEager?: boolean;
  /** Width on the page by width of the screen, as in the `sizes` attribute. */
  sizes: string;
  /** Width by height of the frame; the middle of the picture fills it. Its own where none is given. */
  aspectRatio?: number;
  className?: string;
};

/**
 * A responsive picture, made of the parts of gatsby-plugin-image, over its blurred placeholder. Where script runs, one
 * that is not there yet fades in as the visitor nears it; without script it simply shows. Placeholders are for those in or
 * near the window: each is a picture that the browser decodes.
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
      style={{
        aspectRatio: String(aspectRatio ?? Math.round(ownRatio * 1e4) / 1e4),
        ...(layout === 'constrained' && { maxWidth: width ?? picture.width }),
        ...(layout === 'fixed' && { width: width ?? picture.width }),
      }}
    >
      {isExpected && <Placeholder {...picture.placeholder} data-placeholder-image="" />}
      <MainImage
        {...picture.images}
        sizes={sizes}
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

// A production build leaves out what stands behind such a condition, and then the module of warnings, but not behind a
// constant that holds it.
if (process.env.NODE_ENV === 'development') Object.assign(Picture, { propTypes: pictureChecks });

const Frame = styled.div({
  position: 'relative',
  // The placeholder lies below the picture and above the ground of whatever the frame stands on.
  isolation: 'isolate',
  overflow: 'hidden',
  maxWidth: '100%',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '& [data-placeholder-image]': { position: 'absolute', inset: 0, zIndex: -1 },
  '&[data-state="not-visible"] [data-main-image], &[data-state="visible"] [data-main-image]': {
    opacity: 0,
  },
  '&[data-state="loaded"] [data-main-image]': {
    transition: `opacity ${duration.imageFade}ms ease-out`,
  },
});
