import { useEffect, useRef, useState } from 'react';

/** Distance from the viewport at which a picture starts to load. */
export const lazyRootMargin = '200px';

export type PictureState = 'rendered' | 'not-visible' | 'visible' | 'loaded' | 'failed';

/**
 * The loading state of a picture. One not loaded at hydration goes from `not-visible` to `visible` to `loaded`; an eager
 * one goes to `loaded` directly.
 *
 * @returns a ref for the frame, the state, and its setter for `loaded` or `failed`.
 */
export const usePictureState = (isEager: boolean) => {
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<PictureState>('rendered');

  useEffect(() => {
    const image = frame.current?.querySelector<HTMLImageElement>('[data-main-image]');
    const isLoaded = image?.complete && image.naturalWidth > 0;
    // `load` or `error` may have fired before hydration.
    if (isEager && image?.complete) setState(isLoaded ? 'loaded' : 'failed');
    if (isEager || !image || isLoaded) return;
    setState('not-visible');
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        image.loading = 'eager';
        setState((current) => (current === 'not-visible' ? 'visible' : current));
      },
      { rootMargin: lazyRootMargin },
    );
    observer.observe(image);
    return () => observer.disconnect();
  }, [isEager]);

  return [frame, state, setState] as const;
};
