import type { Scheme } from './palette';
import type { Random } from './random';
import type { Size } from './svg';

/** Draws the inside of a picture, everything but its ground. */
export type Art = (random: Random, scheme: Scheme, size: Size) => string;
