/**
 * Calls back once the next frame is painted, so that work which changes the style of the whole page does not delay the
 * answer to a click.
 *
 * @returns a function that cancels the call.
 */
export const afterPaint = (callback: () => void): (() => void) => {
  let timer: number;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
};
