import { colors } from './palette';
import { box, boxes, type Pen } from './scenePen';
import { textOutline } from './textOutline';

type Cover = { year: string; x: number; y: number; turn: number; ground: string; ink: string; accent: string };

/** The bars of one more year each. */
const heights = [140, 162, 186, 214, 250];

const cover = ({ year, x, y, turn, ground, ink, accent }: Cover, line: string): string =>
  `<g transform="rotate(${turn} ${x + 230} ${y + 310})">` +
  box(x, y, 460, 620, ground, line) +
  textOutline(year, [x + 44, y + 150], 132, ink) +
  heights.map((height, at) => box(x + 44 + at * 78, y + 570 - height, 60, height, at === 4 ? accent : ink)).join('') +
  boxes([x + 44, y + 196], [1, 2], [0, 30], [200, 8], ink) +
  '</g>';

/** The annual reports of three years, the last one on top. */
export const covers = (pen: Pen): string => {
  const [near, far] = [pen.tones[2], pen.tones[1]];
  return (
    cover({ year: '2023', x: 250, y: 250, turn: -9, ground: pen.tones[0], ink: far, accent: far }, pen.line) +
    cover({ year: '2024', x: 430, y: 215, turn: -3, ground: far, ink: near, accent: near }, pen.line) +
    cover({ year: '2025', x: 660, y: 190, turn: 4, ground: colors.ink, ink: colors.paper, accent: pen.accent }, pen.line)
  );
};
