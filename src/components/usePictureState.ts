import { useEffect, useRef, useState } from 'react';

/** How far outside the window a picture starts to load. */
export const lazyRootMargin = '200px';

export type PictureState = 'rendered' | 'not-visible' | 'visible' | 'loaded' | 'failed';

/**
 * Where a picture stands: one that is not there when its page is hydrated goes from not visible to visible to loaded. An
 * eager one is only seen to load.
 *
 * @returns a ref for the element around the picture, the state, and what to call with `loaded` or `failed`.
 */
export const usePictureState = (isEager: boolean) => {
  const frame = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<PictureState>('rendered');

  useEffect(() => {
    const image = frame.current?.querySelector<HTMLImageElement>('[data-main-image]');
    const isLoaded = image?.complete && image.naturalWidth > 0;
    // Its events may have come before those who listen for them.
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
