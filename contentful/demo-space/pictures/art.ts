import type { Scheme } from './palette';
import type { Random } from './random';
import type { Size } from './svg';

/** Draws the inside of a picture, everything but its ground. */
export type Art = (random: Random, scheme: Scheme, size: Size) => string;

/**
 * Draws the inside of a picture from figures of the entry it stands at, and writes each figure beside its marks.
 *
 * @param write the text of the figure at an index, as a number in the language of the picture, and what it counts.
 */
export type FigureArt = (
  figures: readonly number[],
  scheme: Scheme,
  size: Size,
  write: (index: number, format?: Intl.NumberFormatOptions, part?: 'figure' | 'label') => string,
  isClose?: boolean,
) => string;
