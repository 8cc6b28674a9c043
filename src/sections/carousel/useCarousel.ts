import { useState } from 'react';

/** The index of the previous or next slide, with wraparound. */
export const stepSlide = (index: number, step: 1 | -1, total: number): number =>
  (index + step + total) % total;

/** The current slide and its controls; `total` is at least one. */
export const useCarousel = (total: number) => {
  const [index, setIndex] = useState(0);
  return {
    index: Math.min(index, total - 1),
    showPrevious: () => setIndex((current) => stepSlide(current, -1, total)),
    showNext: () => setIndex((current) => stepSlide(current, 1, total)),
  };
};
