import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { duration } from '../theme/tokens';

/** What a picture needs to be shown; the GraphQL type Picture. */
export type PictureData = {
  readonly src: string;
  readonly srcSet: string;
  readonly avifSrcSet: string;
  readonly base64: string;
  readonly aspectRatio: number;
  readonly width: number;
  readonly height: number;
};

type PictureProps = {
  picture: PictureData;
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

/** How far outside the window a picture starts to load. */
export const lazyRootMargin = '200px';

type LoadState = 'rendered' | 'not-visible' | 'visible' | 'loaded';

/**
 * A responsive picture over its blurred stand-in. Where script runs, one that is not there yet goes from not visible
 * to visible to loaded, and fades in; without script it simply shows. Stand-ins are for those in or near the window: each
 * is a picture that the browser decodes.
 */
export const Picture = ({
  picture,
  alt,
  isEager = false,
  sizes,
  aspectRatio,
  className,
}: PictureProps) => {
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<LoadState>('rendered');

  useEffect(() => {
    const element = image.current;
    if (isEager || element === null || (element.complete && element.naturalWidth > 0)) return;
    setState('not-visible');
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        element.loading = 'eager';
        setState((current) => (current === 'not-visible' ? 'visible' : current));
      },
      { rootMargin: lazyRootMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isEager]);

  const handleLoad = () => setState('loaded');
  const isExpected = state === 'visible' || (isEager && state !== 'loaded');

  return (
    <Frame
      className={className}
      data-state={state}
      style={{
        aspectRatio: String(aspectRatio ?? picture.aspectRatio),
        ...(isExpected && { backgroundImage: `url(${picture.base64})` }),
      }}
    >
      <picture>
        <source type="image/avif" srcSet={picture.avifSrcSet} sizes={sizes} />
        <img
          ref={image}
          src={picture.src}
          srcSet={picture.srcSet}
          sizes={sizes}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          {...(isEager && { fetchpriority: 'high' })}
          onLoad={handleLoad}
          onError={handleLoad}
        />
      </picture>
    </Frame>
  );
};

const Frame = styled.div({
  overflow: 'hidden',
  backgroundSize: 'cover',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '&[data-state="not-visible"] img, &[data-state="visible"] img': { opacity: 0 },
  '&[data-state="loaded"] img': { transition: `opacity ${duration.imageFade}ms ease-out` },
});
