import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import type { VideoControlsProps } from './controls/VideoControls';

type Loaded = {
  Controls: ComponentType<VideoControlsProps>;
  video: HTMLVideoElement;
  /** The element with the video, which fills the screen together with the controls. */
  stage: HTMLElement;
};

/**
 * Loads the video controls when the element comes near the viewport. Until then, without script, and if loading fails, the
 * browser's own controls stay.
 */
export const useVideoControls = (stageRef: RefObject<HTMLElement>) => {
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    const stage = stageRef.current;
    const video = stage?.querySelector('video');
    if (!stage || !video) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        import('./controls/VideoControls').then(
          ({ VideoControls }) => setLoaded({ Controls: VideoControls, video, stage }),
          console.error,
        );
      },
      { rootMargin: '400px' },
    );
    observer.observe(stage);
    return () => observer.disconnect();
  }, [stageRef]);
  return loaded;
};
