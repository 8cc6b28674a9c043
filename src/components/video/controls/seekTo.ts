/** Moves the position of a video. */
export const seekTo = (video: HTMLVideoElement, seconds: number): void => {
  video.currentTime = seconds;
};
