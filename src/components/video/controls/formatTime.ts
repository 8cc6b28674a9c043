const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * A position in a video as `m:ss`, or `h:mm:ss` from an hour on.
 *
 * @param seconds counts as 0 if it is not finite, such as the duration before the metadata have loaded.
 */
export const formatTime = (seconds: number): string => {
  const whole = Number.isFinite(seconds) ? Math.floor(seconds) : 0;
  const minutes = Math.floor(whole / 60);
  const rest = twoDigits(whole % 60);
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}:${rest}`;
};
