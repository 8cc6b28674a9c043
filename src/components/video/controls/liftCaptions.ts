/** Pixels that the controls cover at the bottom of the video. */
const covered = 60;

/** Browsers set captions in 5 % of the height of the video. */
const lineHeight = 0.06;

/** Keeps captions without a position of their own above the controls; browsers do so only for their own controls. */
export const liftCaptions = (video: HTMLVideoElement, signal: AbortSignal): void => {
  for (const element of video.querySelectorAll('track')) {
    const lift = () => {
      // Negative lines count from the bottom.
      const line = -Math.ceil(covered / (lineHeight * video.clientHeight)) - 1;
      for (const cue of element.track.cues ?? []) {
        if (cue instanceof VTTCue && cue.line === 'auto') cue.line = line;
      }
    };
    element.addEventListener('load', lift, { signal });
    lift();
  }
};
