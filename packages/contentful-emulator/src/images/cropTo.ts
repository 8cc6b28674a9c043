import type { FocusArea } from './imageQuery';

export type Size = { width: number; height: number };
export type Region = Size & { left: number; top: number };

/** The part of the given size that keeps the focus area of a picture. Faces are not looked for: the middle is kept. */
export const cropTo = (whole: Size, part: Size, focus: FocusArea): Region => {
  const width = Math.min(whole.width, part.width);
  const height = Math.min(whole.height, part.height);
  const [freeX, freeY] = [whole.width - width, whole.height - height];
  const left = focus.includes('left') ? 0 : focus.includes('right') ? freeX : freeX / 2;
  const top = focus.includes('top') ? 0 : focus.includes('bottom') ? freeY : freeY / 2;
  return { width, height, left: Math.floor(left), top: Math.floor(top) };
};
