import { seekTo } from './seekTo';
import { toggleCaptions } from './useVideoState';

/** Seconds that an arrow key moves the position. */
const step = 5;

/** iPhones before iOS 26 show only the video itself on the full screen, by a method of their own. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

export const togglePlay = (video: HTMLVideoElement): void => {
  if (!video.paused) return video.pause();
  // Rejects when the file cannot be played; the video's `error` event updates the controls.
  video.play().catch(console.error);
};

/** Moves the position by some seconds, within the video. */
export const seekBy = (video: HTMLVideoElement, seconds: number): void => {
  if (!Number.isFinite(video.duration)) return;
  seekTo(video, Math.min(video.duration, Math.max(0, video.currentTime + seconds)));
};

export const toggleMuted = (video: HTMLVideoElement): void => {
  video.muted = !video.muted;
};

export const canFillScreen = (video: PhoneVideo): boolean =>
  document.fullscreenEnabled || video.webkitEnterFullscreen !== undefined;

/** Enters or leaves full screen: the stage with its controls, where the browser allows it for any element. */
export const toggleFullScreen = (video: PhoneVideo, stage: HTMLElement): void => {
  if (document.fullscreenElement) void document.exitFullscreen();
  else if (document.fullscreenEnabled) stage.requestFullscreen().catch(console.error);
  else video.webkitEnterFullscreen?.();
};

/** Keys of the controls while one of them has the focus; buttons handle Space and Enter, the slider its arrows. */
export const keyCommands: Readonly<
  Record<string, (video: HTMLVideoElement, stage: HTMLElement) => void>
> = {
  ArrowLeft: (video) => seekBy(video, -step),
  ArrowRight: (video) => seekBy(video, step),
  k: togglePlay,
  m: toggleMuted,
  c: toggleCaptions,
  f: toggleFullScreen,
};
