import { useState } from 'react';

/** The index of the slide before or after another one; it wraps around at both ends. */
export const stepSlide = (index: number, step: 1 | -1, total: number): number =>
  (index + step + total) % total;

/** Which slide shows, and how to move on; `total` is at least one. */
export const useCarousel = (total: number) => {
  const [index, setIndex] = useState(0);
  return {
    index: Math.min(index, total - 1),
    showPrevious: () => setIndex((current) => stepSlide(current, -1, total)),
    showNext: () => setIndex((current) => stepSlide(current, 1, total)),
  };
};
