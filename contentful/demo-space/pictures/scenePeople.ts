import { box, outline, type Pen } from './scenePen';
import { feature, hairs as hairColors, skins } from './skinAndHair';
import { circle, ring, short, strokes, type Point } from './svg';

/** Hair around a head of radius 44, from its middle; the last hides a knot behind it. */
const hairs: readonly ((x: number, y: number) => string)[] = [
  (x, y) => `M${x - 46} ${y + 4}C${x - 56} ${y - 64} ${x + 56} ${y - 64} ${x + 46} ${y + 4}C${x + 30} ${y - 26} ${x - 22} ${y - 18} ${x - 46} ${y + 4}Z`,
  (x, y) => `M${x - 50} ${y + 46}C${x - 70} ${y - 76} ${x + 70} ${y - 76} ${x + 50} ${y + 46}L${x + 34} ${y + 40}C${x + 44} ${y - 14} ${x + 10} ${y - 22} ${x} ${y - 26}C${x - 12} ${y - 18} ${x - 44} ${y - 10} ${x - 34} ${y + 40}Z`,
  (x, y) => `M${x - 45} ${y - 6}C${x - 40} ${y - 58} ${x + 40} ${y - 58} ${x + 45} ${y - 6}C${x + 20} ${y - 30} ${x - 20} ${y - 30} ${x - 45} ${y - 6}Z`,
  (x, y) => `M${x - 46} ${y + 2}C${x - 60} ${y - 50} ${x - 26} ${y - 60} ${x - 20} ${y - 50}C${x - 40} ${y - 96} ${x + 40} ${y - 96} ${x + 20} ${y - 50}C${x + 30} ${y - 60} ${x + 60} ${y - 46} ${x + 46} ${y + 2}C${x + 34} ${y - 30} ${x - 30} ${y - 30} ${x - 46} ${y + 2}Z`,
];

const shoulders = (x: number, foot: number): string => {
  const top = foot - 112;
  return `M${x - 80} ${foot}C${x - 84} ${top + 22} ${x - 44} ${top} ${x} ${top}C${x + 44} ${top} ${x + 84} ${top + 22} ${x + 80} ${foot}Z`;
};

const filled = (path: string, fill: string, stroke: string): string =>
  `<path d="${path}" fill="${fill}" stroke="${stroke}" stroke-width="${outline}"/>`;

/** Unlike clothes, these stay as they are in the dark theme, where a face in the colour of the ground is a negative. */
const looks = [
  { skin: skins[1][0], hair: hairColors.brown },
  { skin: skins[3][0], hair: hairColors.grey },
  { skin: skins[0][0], hair: hairColors.chestnut },
  { skin: skins[2][0], hair: hairColors.black },
] as const;

const lookOf = (look: number) => looks[look % 4] ?? looks[0];

/** The skin of somebody, for a hand that is drawn apart. */
export const skinOf = (look: number): string => lookOf(look).skin;

/** Somebody who sits behind what begins at `foot`, up to the shoulders. `look` picks skin, hair and clothes. */
export const person = (pen: Pen, [x, foot]: Point, look: number, cloth?: string): string => {
  const y = foot - 166;
  const clothes = [pen.tones[1], pen.front, pen.tones[2], pen.ground];
  const isFar = look % 2 === 0 ? -1 : 1;
  const { skin, hair } = lookOf(look);
  return (
    filled(shoulders(x, foot), cloth ?? clothes[look % 4] ?? pen.front, pen.line) +
    box(x - 15, y + 34, 30, 32, skin, pen.line) +
    ring([x, y], 44, pen.line, outline, skin) +
    filled(hairs[look % 4]?.(x, y) ?? '', hair, pen.line) +
    circle([x - 14 + isFar * 6, y + 6], 4, feature) +
    circle([x + 14 + isFar * 6, y + 6], 4, feature) +
    strokes([`M${x - 8 + isFar * 6} ${y + 24}q8 ${short(6)} 16 0`], feature, outline)
  );
};

/** Somebody seen from behind. */
export const personFromBehind = (pen: Pen, [x, foot]: Point, look: number, cloth?: string): string => {
  const y = foot - 160;
  const clothes = [pen.front, pen.tones[1], pen.ground, pen.tones[2]];
  const { skin, hair } = lookOf(look);
  return (
    box(x - 15, y + 30, 30, 32, skin, pen.line) +
    filled(shoulders(x, foot), cloth ?? clothes[look % 4] ?? pen.front, pen.line) +
    ring([x, y], 45, pen.line, outline, hair) +
    (look % 4 === 3 ? ring([x, y - 50], 20, pen.line, outline, hair) : '')
  );
};
