import { box, boxes, counted, ground, hair, outline, polygon, segment, type Pen } from './scenePen';
import { circle, ring, short, strokes, type Point } from './svg';

/** A thing that stands: how wide it is, and its drawing from a left edge on. `isMain` things carry the accent. */
export type Building = {
  readonly width: number;
  readonly draw: (pen: Pen, x: number, isMain: boolean) => string;
};

/** A standing cylinder: its lines are closer to each other towards the shaded side. */
const cylinder = (pen: Pen, x: number, top: number, width: number): string => {
  const radius = width / 2;
  const shade = Array.from({ length: 12 }, (_, at) => {
    const along = x + radius + radius * Math.sin((Math.PI / 2) * ((at + 1) / 13));
    return segment([along, top], [along, ground]);
  });
  return box(x, top, width, ground - top, pen.ground, pen.line) + strokes(shade, pen.line, hair);
};

const elevator: Building = {
  width: 596,
  draw: (pen, x, isMain) =>
    Array.from({ length: 6 }, (_, at) => cylinder(pen, x + at * 74, 372, 74)).join('') +
    box(x, 348, 444, 26, pen.ground, pen.line) +
    box(x + 50, 310, 120, 38, pen.ground, pen.line) +
    box(x + 130, 310, 40, 38, pen.front, pen.line) +
    polygon([[x + 40, 310], [x + 110, 280], [x + 180, 310]], pen.front, pen.line) +
    boxes([x + 64, 320], [3, 1], [20, 0], [9, 16], isMain ? pen.accent : pen.line) +
    strokes([segment([x + 170, 318], [x + 520, 492])], pen.line, 5) +
    polygon([[x + 444, ground], [x + 444, 520], [x + 520, 486], [x + 520, ground]], pen.ground, pen.line) +
    polygon([[x + 520, 486], [x + 596, 520], [x + 596, ground], [x + 520, ground]], pen.front, pen.line) +
    box(x + 460, 570, 42, ground - 570, pen.front),
};

/** Houses in a row. As many roofs have the accent as the figures say; without figures, one. */
const houses: Building = {
  width: 1040,
  draw: (pen, x, isMain) => {
    const count = 10;
    const there = pen.share < 1 ? counted(count, pen) : 1;
    return Array.from({ length: count }, (_, at) => {
      const left = x + at * 104;
      const top = 540 - ((at * 37) % 5) * 7;
      const roof = isMain && (at * 7) % count < there ? pen.accent : pen.front;
      return (
        box(left, top, 88, ground - top, pen.ground, pen.line) +
        polygon([[left - 8, top], [left + 44, top - 52], [left + 96, top]], roof, pen.line) +
        box(left + 62, top - 58, 12, 34, pen.ground, pen.line) +
        polygon([[left + 40, top - 48], [left + 44, top - 52], [left + 96, top], [left + 88, top]], pen.line) +
        boxes([left + 14, top + 20], [2, 1], [24, 0], [14, 20], pen.line) +
        box(left + 64, ground - 40, 14, 40, pen.front)
      );
    }).join('');
  },
};

/** Shops side by side under awnings. */
const shops: Building = {
  width: 900,
  draw: (pen, x, isMain) =>
    [250, 206, 232, 190, 244].map((height, at) => {
      const left = x + at * 180;
      const top = ground - height;
      const awning = isMain && at === 2 ? pen.accent : pen.front;
      const stripes = Array.from({ length: 5 }, (_, stripe) =>
        polygon(
          [[left + 14 + stripe * 30.4, ground - 104], [left + 14 + stripe * 30.4 + 15.2, ground - 104], [left + 4 + stripe * 34.4 + 17.2, ground - 66], [left + 4 + stripe * 34.4, ground - 66]],
          awning,
        ),
      ).join('');
      return (
        box(left, top, 180, height, at % 2 ? pen.tones[0] : pen.ground, pen.line) +
        box(left - 4, top - 12, 188, 14, pen.front, pen.line) +
        boxes([left + 24, top + 24], [3, 1], [50, 0], [32, Math.min(54, height - 150)], pen.line) +
        box(left + 18, ground - 62, 84, 50, pen.tones[1], pen.line) +
        box(left + 122, ground - 62, 36, 62, pen.front, pen.line) +
        polygon([[left + 14, ground - 104], [left + 166, ground - 104], [left + 176, ground - 66], [left + 4, ground - 66]], pen.ground, pen.line) +
        stripes +
        strokes([segment([left + 4, ground - 66], [left + 176, ground - 66])], pen.line, outline)
      );
    }).join(''),
};

/** A hall with docks, one of them open. */
const hall: Building = {
  width: 760,
  draw: (pen, x, isMain) => {
    const seams = Array.from({ length: 37 }, (_, at) => segment([x + 20 + at * 20, 452], [x + 20 + at * 20, 520]));
    return (
      box(x, 440, 760, ground - 440, pen.ground, pen.line) +
      strokes(seams, pen.soft, hair) +
      box(x, 430, 760, 18, pen.front, pen.line) +
      boxes([x + 40, 536], [6, 1], [118, 0], [86, ground - 536], pen.tones[1]) +
      Array.from({ length: 6 }, (_, at) => {
        const slats = [0, 1, 2, 3, 4].map((slat) => segment([x + 40 + at * 118, 552 + slat * 17], [x + 126 + at * 118, 552 + slat * 17]));
        return at === 3
          ? box(x + 40 + at * 118, 536, 86, ground - 536, isMain ? pen.accent : pen.front, pen.line)
          : box(x + 40 + at * 118, 536, 86, ground - 536, 'none', pen.line) + strokes(slats, pen.line, hair);
      }).join('')
    );
  },
};

/** A works under a saw-tooth roof, with a chimney. */
const works: Building = {
  width: 720,
  draw: (pen, x, isMain) => {
    const stack = cylinder(pen, x + 612, 290, 44);
    const teeth = Array.from({ length: 5 }, (_, at) => {
      const left = x + at * 120;
      const glass = [1, 2, 3].map((bar) => segment([left + bar * 8, 500 - bar * 18], [left + bar * 8, 500]));
      return (
        polygon([[left, 500], [left + 32, 426], [left + 120, 500]], pen.front, pen.line) +
        polygon([[left, 500], [left + 32, 426], [left + 44, 500]], pen.tones[1], pen.line) +
        strokes(glass, pen.line, hair)
      );
    }).join('');
    const courses = Array.from({ length: 6 }, (_, at) => segment([x, 518 + at * 18], [x + 720, 518 + at * 18]));
    return (
      stack +
      (isMain ? box(x + 610, 306, 48, 22, pen.accent) : '') +
      teeth +
      box(x, 500, 720, ground - 500, pen.ground, pen.line) +
      strokes(courses, pen.soft, hair) +
      boxes([x + 40, 528], [5, 1], [118, 0], [64, 46], pen.line) +
      box(x + 640, 560, 50, ground - 560, pen.front, pen.line)
    );
  },
};

/** A house with columns: a bank, a library, a museum. */
const bank: Building = {
  width: 560,
  draw: (pen, x, isMain) => {
    const columns = Array.from({ length: 6 }, (_, at) => {
      const left = x + 60 + at * 80;
      const flutes = [10, 17, 22, 26].map((along) => segment([left + along, 430], [left + along, 596]));
      return box(left, 424, 40, 174, pen.ground, pen.line) + strokes(flutes, pen.line, hair) + box(left - 6, 416, 52, 10, pen.ground, pen.line);
    }).join('');
    return (
      box(x + 40, 400, 480, 200, pen.front, pen.line) +
      columns +
      box(x + 24, 384, 512, 32, pen.ground, pen.line) +
      polygon([[x + 14, 384], [x + 280, 286], [x + 546, 384]], pen.ground, pen.line) +
      polygon([[x + 280, 304], [x + 470, 374], [x + 280, 374]], pen.front) +
      circle([x + 280, 350], 20, isMain ? pen.accent : pen.line) +
      box(x + 20, 598, 520, 12, pen.ground, pen.line) +
      box(x + 8, 610, 544, 12, pen.ground, pen.line) +
      box(x, 622, 560, ground - 622, pen.ground, pen.line)
    );
  },
};

/** Tall houses with windows, a few of them lit. */
const towers: Building = {
  width: 640,
  draw: (pen, x, isMain) =>
    [[0, 130, 250], [126, 150, 330], [270, 120, 210], [384, 140, 300], [518, 122, 180]].map(([dx = 0, width = 0, height = 0], at) => {
      const left = x + dx;
      const top = ground - height;
      const [columns, rows] = [Math.floor((width - 24) / 22), Math.floor((height - 40) / 26)];
      return (
        box(left, top, width, height, at % 2 ? pen.ground : pen.tones[0], pen.line) +
        boxes([left + 16, top + 20], [columns, rows], [22, 26], [10, 14], at % 2 ? pen.line : pen.soft) +
        polygon([[left + width, top], [left + width - 14, top + 10], [left + width - 14, ground], [left + width, ground]], pen.front) +
        (isMain && at === 1 ? boxes([left + 16 + 44, top + 20 + 52], [1, 1], [22, 26], [10, 14], pen.accent) : '')
      );
    }).join(''),
};

/** Poles that carry wires across the whole picture, wherever else things stand. The wire that has the accent is broken between two of them. */
const poles: Building = {
  width: 0,
  draw: (pen, _x, isMain) => {
    const tops = Array.from({ length: 7 }, (_, at): Point => [at * 300 - 110, 300 + ((at * 5) % 3) * 8]);
    const posts = tops.map(([left, top]) =>
      [segment([left, top - 14], [left, ground]), segment([left - 44, top + 8], [left + 44, top + 8]), segment([left - 32, top + 42], [left + 32, top + 42])].join(''),
    );
    const broken = 2;
    /** A wire hangs between two poles, but not where it is left out. */
    const wire = (side: number, drop: number, without?: number): string =>
      tops.slice(1).map(([right, to], at) => {
        const [left, from] = tops[at] ?? [0, 0];
        if (at === without) return '';
        return `M${short(left + side)} ${short(from + drop)}Q${short((left + right) / 2 + side)} ${short((from + to) / 2 + drop + 62)} ${short(right + side)} ${short(to + drop)}`;
      }).join('');
    /** The two ends of the broken wire hang from its poles. */
    const ends = (side: number, drop: number): string[] => {
      const [[left, from] = [0, 0], [right, to] = [0, 0]] = tops.slice(broken, broken + 2);
      return [
        `M${short(left + side)} ${short(from + drop)}q74 60 84 226`,
        `M${short(right + side)} ${short(to + drop)}q-112 56 -128 196`,
      ];
    };
    return (
      strokes([wire(-44, 4), wire(44, 4), wire(-32, 38)], pen.line, hair) +
      (isMain ? strokes(ends(32, 38), pen.line, 4) : '') +
      strokes([wire(32, 38, isMain ? broken : undefined)], isMain ? pen.accent : pen.line, isMain ? 5 : hair) +
      strokes(posts, pen.line, 6)
    );
  },
};

/** Trees in rows, shaded on one side; one bears fruit. */
const trees: Building = {
  width: 980,
  draw: (pen, x, isMain) =>
    Array.from({ length: 9 }, (_, at) => {
      const [middle, radius] = [x + 54 + at * 108, 46 + ((at * 29) % 4) * 6];
      const top = ground - 96;
      const shade = Array.from({ length: 7 }, (_, row) => {
        const along = radius * Math.sin((Math.PI / 2) * ((row + 1) / 8));
        const half = Math.sqrt(radius ** 2 - along ** 2);
        return segment([middle + along, top - half], [middle + along, top + half]);
      });
      const fruit = [[-22, -8], [-6, 16], [-16, -28], [-30, 12]].map(([dx = 0, dy = 0]) => circle([middle + dx, top + dy], 6, pen.accent)).join('');
      return (
        strokes([segment([middle, top], [middle, ground])], pen.line, 6) +
        ring([middle, top], radius, pen.line, outline, at % 3 === 1 ? pen.tones[1] : pen.ground) +
        strokes(shade, pen.line, hair) +
        (isMain && at === 4 ? fruit : '')
      );
    }).join(''),
};

export const buildings = { elevator, houses, shops, hall, works, bank, towers, poles, trees } as const satisfies Record<string, Building>;
