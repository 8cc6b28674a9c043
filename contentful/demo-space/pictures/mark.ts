import type { Scheme } from './palette';
import type { Random } from './random';
import { furtherMarks } from './furtherMarks';
import { circle, ring, short, strokes } from './svg';

const tile = 80;
const origin = 80;

const rectangle = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"/>`;

/** A quarter of a disc in a tile, its corner at one of the tile's four. */
const quarter = (x: number, y: number, side: number, corner: number, fill: string) => {
  const corners = [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
  ] as const;
  const [cx, cy] = corners[corner % 4] ?? corners[0];
  const [ax, ay] = corners[(corner + 1) % 4] ?? corners[0];
  const [bx, by] = corners[(corner + 3) % 4] ?? corners[0];
  return `<path d="M${cx} ${cy}L${ax} ${ay}A${side} ${side} 0 0 1 ${bx} ${by}Z" fill="${fill}"/>`;
};

type Builder = (random: Random, scheme: Scheme) => string;

/** Quarter discs in four tiles, turned by chance. */
const tiles: Builder = (random, { line, accent }) => {
  const special = random.whole(0, 3);
  return [0, 1, 2, 3]
    .map((index) => {
      const x = origin + (index % 2) * tile;
      const y = origin + Math.floor(index / 2) * tile;
      const fill = index === special ? accent : line;
      return random.chance(0.25)
        ? circle([x + tile / 2, y + tile / 2], tile / 2, fill)
        : quarter(x, y, tile, random.whole(0, 3), fill);
    })
    .join('');
};

/** Rings inside each other that all touch at one side, as contour lines on a slope. */
const slope: Builder = (random, { line, accent }) => {
  const angle = random.whole(0, 7) * (Math.PI / 4);
  return [84, 62, 40, 18]
    .map((radius, index) => {
      const shift = 84 - radius;
      const center = [160 + Math.cos(angle) * shift, 160 + Math.sin(angle) * shift] as const;
      return index === 3 ? circle(center, radius, accent) : ring(center, radius, line, 10);
    })
    .join('');
};

/** Upright bars that rise and fall. */
const bars: Builder = (random, { line, accent }) => {
  const special = random.whole(1, 3);
  return [0, 1, 2, 3, 4]
    .map((index) => {
      const tall = random.whole(2, 8) * 20;
      return rectangle(origin + index * 34, 160 - tall / 2, 24, tall, index === special ? accent : line);
    })
    .join('');
};

/** Arcs one above the other: a river in three bends. */
const waves: Builder = (random, { line, accent }) => {
  const special = random.whole(0, 2);
  const flip = random.chance(0.5) ? 1 : 0;
  return [0, 1, 2]
    .map((index) => {
      const y = 110 + index * 50;
      const path = `M80 ${y}A40 40 0 0 ${flip} 160 ${y}A40 40 0 0 ${1 - flip} 240 ${y}`;
      return strokes([path], index === special ? accent : line, 14);
    })
    .join('');
};

/** A disc cut by a level line, with a smaller one beside. */
const horizon: Builder = (random, { line, accent }) => {
  const turn = random.whole(0, 3) * 90;
  return (
    `<g transform="rotate(${turn} 160 160)">` +
    `<path d="M76 152A84 84 0 0 1 244 152Z" fill="${line}"/>` +
    `<path d="M76 168A84 84 0 0 0 160 252L160 168Z" fill="${line}"/>` +
    `${circle([206, 206], 38, accent)}</g>`
  );
};

/** A square and its echo, standing on a corner. */
const prism: Builder = (random, { line, accent }) => {
  const turn = random.pick([45, 0, 22.5]);
  return (
    `<g transform="rotate(${turn} 160 160)">` +
    `<rect x="96" y="96" width="128" height="128" fill="none" stroke="${line}" stroke-width="14"/>` +
    `${rectangle(random.pick([124, 152]), random.pick([124, 152]), 56, 56, accent)}</g>`
  );
};

/** Petals around a middle. */
const rosette: Builder = (random, { line, accent }) => {
  const count = random.pick([5, 6, 8]);
  const petals = Array.from({ length: count }, (_, index) => {
    const turn = (360 / count) * index;
    const fill = index === 0 ? accent : line;
    return `<ellipse cx="160" cy="108" rx="${count > 6 ? 15 : 21}" ry="40" fill="${fill}" transform="rotate(${short(turn)} 160 160)"/>`;
  });
  return petals.join('');
};

/** Two rings that overlap, one of them whole. */
const links: Builder = (random, { line, accent }) => {
  const turn = random.pick([0, 45, 90, 135]);
  return (
    `<g transform="rotate(${turn} 160 160)">` +
    ring([128, 160], 50, line, 16) +
    ring([192, 160], 50, accent, 16) +
    `<path d="M160 121.6A50 50 0 0 1 178 160" fill="none" stroke="${line}" stroke-width="16"/></g>`
  );
};

const builders = { tiles, slope, bars, waves, horizon, prism, rosette, links } as const;

/** Marks that `look` names; a seed draws only those of `builders`. */
const named: Readonly<Record<string, Builder>> = { ...builders, ...furtherMarks };

export const isMark = (look: string): boolean => Object.hasOwn(named, look);

/** The shapes are in the middle of 320 by 320, which leaves room to turn them; a mark that is placed by its edge has little around it. */
const margin = 60;

/** A company's sign: a few plain shapes on no ground, in ink and one accent; 200 by 200. */
export const mark = (random: Random, scheme: Scheme, look = ''): string => {
  const drawn = random.pick<Builder>([...Object.values<Builder>(builders)] as [Builder, ...Builder[]]);
  return `<g transform="translate(-${margin} -${margin})">${(named[look] ?? drawn)(random, scheme)}</g>`;
};
