import { useEffect, useState } from 'react';
import { liftCaptions } from './liftCaptions';
import { seekTo } from './seekTo';

const events = ['play', 'pause', 'ended', 'timeupdate', 'durationchange', 'volumechange', 'error'];

/** The properties of a video that its controls show. */
export type VideoState = {
  isPaused: boolean;
  hasStarted: boolean;
  isMuted: boolean;
  /** Seconds. */
  time: number;
  /** Seconds; NaN before the metadata have loaded. */
  duration: number;
  hasCaptions: boolean;
  showsCaptions: boolean;
  isFullScreen: boolean;
};

const captionsOf = (video: HTMLVideoElement): TextTrack | undefined =>
  [...video.textTracks].find(({ kind }) => kind === 'captions' || kind === 'subtitles');

const readState = (video: HTMLVideoElement, stage: HTMLElement): VideoState => {
  const captions = captionsOf(video);
  return {
    isPaused: video.paused,
    hasStarted: !video.paused || video.played.length > 0,
    isMuted: video.muted,
    time: video.currentTime,
    duration: video.duration,
    hasCaptions: captions !== undefined,
    showsCaptions: captions?.mode === 'showing',
    isFullScreen: document.fullscreenElement === stage,
  };
};

/** Shows or hides the captions of a video. */
export const toggleCaptions = (video: HTMLVideoElement): void => {
  const captions = captionsOf(video);
  if (captions) captions.mode = captions.mode === 'showing' ? 'hidden' : 'showing';
};

/**
 * The state of a video, read again at each of its events, and a function that moves its position. The state follows the
 * move at once: React would set a slider back to the old position, which the slider reports as another change.
 */
export const useVideoState = (
  video: HTMLVideoElement,
  stage: HTMLElement,
): [VideoState, (seconds: number) => void] => {
  const [state, setState] = useState(() => readState(video, stage));
  const seek = (seconds: number) => {
    seekTo(video, seconds);
    setState((known) => ({ ...known, time: seconds }));
  };
  useEffect(() => {
    const update = () => setState(readState(video, stage));
    const controller = new AbortController();
    const { signal } = controller;
    for (const name of events) video.addEventListener(name, update, { signal });
    video.textTracks.addEventListener('change', update, { signal });
    document.addEventListener('fullscreenchange', update, { signal });
    liftCaptions(video, signal);
    update();
    return () => controller.abort();
  }, [video, stage]);
  return [state, seek];
};
