import type { FocusArea } from './imageQuery';

export type Size = { width: number; height: number };
export type Region = Size & { left: number; top: number };

/** Region of size `part` at the focus area of an image. There is no face detection: `face` crops to the center. */
export const cropRegion = (whole: Size, part: Size, focus: FocusArea): Region => {
  const width = Math.min(whole.width, part.width);
  const height = Math.min(whole.height, part.height);
  const [freeX, freeY] = [whole.width - width, whole.height - height];
  const left = focus.includes('left') ? 0 : focus.includes('right') ? freeX : freeX / 2;
  const top = focus.includes('top') ? 0 : focus.includes('bottom') ? freeY : freeY / 2;
  return { width, height, left: Math.floor(left), top: Math.floor(top) };
};
