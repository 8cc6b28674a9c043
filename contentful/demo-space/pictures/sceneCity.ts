import type { Building } from './sceneBuildings';
import { box, boxes, ground, hair, outline, polygon, segment } from './scenePen';
import { circle, ring, strokes } from './svg';

/** A bridge whose two leaves stand up for a ship. */
const bridge: Building = {
  width: 1060,
  draw: (pen, x, isMain) => {
    const leaf = (side: number): string => {
      const foot = x + 530 - side * 210;
      const top = [foot + side * 118, ground - 190] as const;
      const struts = [0.2, 0.4, 0.6, 0.8].map((part) => {
        const [px, py] = [foot + (top[0] - foot) * part, ground - 24 + (top[1] - ground + 24) * part];
        return segment([px, py], [px - side * 26, py - 22 * part]);
      });
      return (
        strokes([segment([foot, ground - 24], top)], isMain ? pen.accent : pen.line, 18) +
        strokes([segment([foot - side * 30, ground - 70], [top[0] - side * 22, top[1] - 4]), ...struts], pen.line, outline)
      );
    };
    const house = (left: number): string =>
      box(left, ground - 130, 92, 160, pen.ground, pen.line) +
      boxes([left + 18, ground - 104], [2, 2], [34, 42], [20, 26], pen.line) +
      polygon([[left - 12, ground - 130], [left + 46, ground - 180], [left + 104, ground - 130]], pen.front, pen.line);
    return (
      [-1, 1].map((side) => leaf(-side)).join('') +
      box(x, ground - 26, 300, 24, pen.front, pen.line) +
      box(x + 760, ground - 26, 300, 24, pen.front, pen.line) +
      [x + 60, x + 970].map((left) => box(left, ground - 2, 34, 60, pen.tones[1], pen.line)).join('') +
      house(x + 228) +
      house(x + 740)
    );
  },
};

/** A house around a court, with arches below and windows above. */
const arcade: Building = {
  width: 1180,
  draw: (pen, x, isMain) =>
    box(x, 330, 1180, ground - 330, pen.ground, pen.line) +
    polygon([[x - 14, 330], [x + 40, 256], [x + 1140, 256], [x + 1194, 330]], pen.front, pen.line) +
    Array.from({ length: 6 }, (_, at) => {
      const left = x + 40 + at * 190;
      const arch = `M${left} ${ground}V${ground - 90}a75 75 0 0 1 150 0V${ground}Z`;
      return (
        `<path d="${arch}" fill="${pen.tones[1]}" stroke="${pen.line}" stroke-width="${outline}"/>` +
        box(left + 42, 366, 66, 86, isMain && at === 3 ? pen.accent : pen.line) +
        strokes([segment([left + 75, 366], [left + 75, 452])], pen.ground, outline) +
        box(left + 18, 366, 22, 86, pen.tones[0], pen.line) +
        box(left + 110, 366, 22, 86, pen.tones[0], pen.line)
      );
    }).join(''),
};

/** Narrow houses with gables on both sides of a lane, under a lantern. */
const gables: Building = {
  width: 1180,
  draw: (pen, x, isMain) => {
    const house = (left: number, width: number, top: number, fill: string): string =>
      polygon([[left, ground], [left, top], [left + width * 0.16, top], [left + width * 0.16, top - 40], [left + width * 0.32, top - 40], [left + width * 0.32, top - 80], [left + width * 0.68, top - 80], [left + width * 0.68, top - 40], [left + width * 0.84, top - 40], [left + width * 0.84, top], [left + width, top], [left + width, ground]], fill, pen.line) +
      boxes([left + width * 0.18, top + 26], [3, Math.floor((ground - top - 90) / 70)], [width * 0.25, 70], [width * 0.14, 42], pen.line) +
      box(left + width * 0.4, ground - 58, width * 0.2, 58, pen.front);
    return (
      house(x, 210, 330, pen.ground) +
      house(x + 210, 190, 400, pen.tones[0]) +
      house(x + 400, 200, 300, pen.tones[1]) +
      house(x + 730, 220, 310, pen.ground) +
      house(x + 950, 200, 390, pen.tones[0]) +
      strokes([`M${x + 600} 420q65 40 130 0`], pen.line, outline) +
      polygon([[x + 644, 446], [x + 686, 446], [x + 678, 510], [x + 652, 510]], isMain ? pen.accent : pen.front, pen.line)
    );
  },
};

/** A hospital, whose cross has the accent. */
const hospital: Building = {
  width: 760,
  draw: (pen, x, isMain) => {
    const cross = isMain ? pen.accent : pen.line;
    return (
      box(x, 400, 300, ground - 400, pen.tones[0], pen.line) +
      box(x + 300, 300, 200, ground - 300, pen.ground, pen.line) +
      box(x + 500, 400, 260, ground - 400, pen.tones[0], pen.line) +
      boxes([x + 30, 430], [5, 3], [54, 58], [30, 34], pen.line) +
      boxes([x + 528, 430], [4, 3], [56, 58], [30, 34], pen.line) +
      box(x + 380, 330, 40, 120, cross) +
      box(x + 340, 370, 120, 40, cross) +
      box(x + 340, 520, 120, ground - 520, pen.front, pen.line) +
      strokes([segment([x + 400, 520], [x + 400, ground])], pen.ground, outline)
    );
  },
};

/** A staff gauge that stands in a river, with the box that sends its readings. The mark of the day has the accent. */
const staffgauge: Building = {
  width: 520,
  draw: (pen, x, isMain) => {
    const marks = Array.from({ length: 13 }, (_, at) => segment([x + 204, 320 + at * 30], [x + (at % 2 ? 232 : 258), 320 + at * 30]));
    const waves = [60, 100, 140].map((radius) => `M${x + 330 + radius * 0.7} ${250 - radius * 0.7}a${radius} ${radius} 0 0 1 0 ${radius * 1.4}`);
    return (
      box(x + 200, 290, 110, 470, pen.ground, pen.line) +
      strokes(marks, pen.line, 6) +
      box(x + 196, 596, 118, 26, isMain ? pen.accent : pen.front) +
      ring([x + 255, 724], 120, pen.soft, hair) +
      box(x + 330, 210, 24, 550, pen.front, pen.line) +
      box(x + 300, 200, 90, 120, pen.front, pen.line) +
      boxes([x + 318, 222], [2, 2], [30, 30], [20, 20], pen.ground) +
      strokes(waves, pen.line, 5) +
      circle([x + 345, 190], 10, pen.line)
    );
  },
};

/** Doors of cellars in a mountain, with wheels of cheese before one of them. */
const caves: Building = {
  width: 1060,
  draw: (pen, x, isMain) => {
    const rock = [[330, 392], [560, 372], [640, 450]].map(
      ([dx = 0, y = 0]) => `M${x + dx} ${y}l34 -22l44 14M${x + dx + 60} ${y + 26}l30 -12`,
    );
    const door = (left: number, fill: string): string => {
      const [foot, top] = [ground, ground - 92];
      const planks = [38, 76, 114].map((along) => segment([left + along, top - 50], [left + along, foot]));
      return (
        `<path d="M${left - 24} ${foot}V${top}a99 99 0 0 1 198 0V${foot}Z" fill="${pen.ground}" stroke="${pen.line}" stroke-width="${outline}"/>` +
        `<path d="M${left} ${foot}V${top}a75 75 0 0 1 150 0V${foot}Z" fill="${fill}" stroke="${pen.line}" stroke-width="${outline}"/>` +
        strokes(planks, pen.line, hair) +
        circle([left + 128, foot - 70], 8, pen.line)
      );
    };
    const wheels = [[0, 0], [64, 0], [32, 34]].map(
      ([dx = 0, rise = 0]) =>
        `<rect x="${x + 640 + dx}" y="${ground - 32 - rise}" width="60" height="32" rx="9" fill="${pen.ground}" stroke="${pen.line}" stroke-width="${outline}"/>`,
    );
    return (
      polygon([[x, ground], [x + 70, 520], [x + 190, 430], [x + 300, 350], [x + 420, 330], [x + 560, 270], [x + 690, 340], [x + 820, 400], [x + 960, 480], [x + 1060, ground]], pen.tones[1], pen.line) +
      strokes(rock, pen.line, outline) +
      door(x + 160, pen.front) +
      door(x + 450, isMain ? pen.accent : pen.front) +
      door(x + 790, pen.front) +
      wheels.join('')
    );
  },
};

/** Further things that stand, by name. */
export const cityBuildings = { bridge, arcade, gables, hospital, staffgauge, caves } as const satisfies Record<string, Building>;
