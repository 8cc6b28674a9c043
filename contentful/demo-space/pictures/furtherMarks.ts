import type { Scheme } from './palette';
import type { Random } from './random';
import { circle, ring, strokes } from './svg';

type Builder = (random: Random, scheme: Scheme) => string;

/** The logo of the site itself, as its header draws it; a unit test compares the two. */
const course: Builder = (_random, { line }) =>
  `<path d="M3 24c5-1 6-9 12-9s6 6 16 4M3 17C9 15 9 7 17 7s7 7 14 5M5 30c6 0 7-7 12-7s6 4 12 3" transform="translate(62 62) scale(5.75)" fill="none" stroke="${line}" stroke-width="2.4"/>`;

/** Two banks and the deepest line between them. */
const channel: Builder = (_random, { line, accent }) =>
  strokes(['M84 88C150 130 150 190 84 232', 'M236 88C170 130 170 190 236 232'], line, 16) +
  strokes(['M160 76C146 130 174 190 160 244'], accent, 16);

/** A bend of a river that has cut itself off. */
const bend: Builder = (_random, { line, accent }) =>
  strokes(['M76 214C120 214 96 84 160 84S200 214 244 214'], line, 18) + circle([160, 208], 24, accent);

/** A moon above a level. */
const night: Builder = (_random, { line, accent }) =>
  `<path d="M196 78A70 70 0 1 0 232 176A56 56 0 0 1 196 78Z" fill="${line}"/>` +
  strokes(['M78 236H242'], accent, 16);

/** Springs that join. */
const springs: Builder = (_random, { line, accent }) =>
  strokes(['M92 96V128Q92 176 160 176', 'M228 96V128Q228 176 160 176'], line, 16) +
  strokes(['M160 96V244'], accent, 16);

/** Steps that climb. */
const steps: Builder = (_random, { line, accent }) =>
  strokes(['M80 236V192H132V148H184V104H240'], line, 18) + circle([228, 212], 26, accent);

/** A tide gauge: levels, and the one of now. */
const gauge: Builder = (_random, { line, accent }) =>
  strokes(['M92 92H188', 'M92 138H164', 'M92 228H188'], line, 16) + strokes(['M92 183H236'], accent, 16);

/** A globe of nine parts. */
const orbit: Builder = (_random, { line, accent }) =>
  ring([160, 160], 76, line, 14) +
  `<ellipse cx="160" cy="160" rx="32" ry="76" fill="none" stroke="${line}" stroke-width="14"/>` +
  circle([236, 160], 20, accent);

/** Marks that no seed draws, because each belongs to one company. */
export const furtherMarks = { course, channel, bend, night, springs, steps, gauge, orbit } as const;
