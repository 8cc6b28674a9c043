/** Lines from the bottom, above the controls. */
const line = -3;

/** Keeps captions without a position of their own above the controls; browsers do so only for their own controls. */
export const liftCaptions = (video: HTMLVideoElement, signal: AbortSignal): void => {
  for (const element of video.querySelectorAll('track')) {
    const lift = () => {
      for (const cue of element.track.cues ?? []) {
        if (cue instanceof VTTCue && cue.line === 'auto') cue.line = line;
      }
    };
    element.addEventListener('load', lift, { signal });
    lift();
  }
};
