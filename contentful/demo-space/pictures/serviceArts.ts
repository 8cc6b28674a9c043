import { smallStyle } from './articleStyle';
import { count, type Frame } from './frame';
import { layers } from './layers';
import { box, polygon, segment } from './scenePen';
import { circle, circlePath, curve, polyline, rectanglePath, ring, strokes, type Point } from './svg';
import type { Scheme } from './palette';
import type { Random } from './random';

type ServiceArt = (random: Random, scheme: Scheme, frame: Frame) => string;

/** Sources in any order on the left; on the right the table in which each has its row. */
const table: ServiceArt = (random, { line, soft, accent, tones, ground }, { x, y, width, height }) => {
  const order = [3, 0, 5, 1, 6, 2, 4];
  const pitch = height / order.length;
  const tall = pitch * 0.5;
  const left = x + width * 0.22;
  const right = x + width * 0.52;
  const middle = (at: number): number => y + (at + 0.5) * pitch;
  const marked = random.whole(2, 4);
  const columns = 4;
  const cell = (x + width - right) / columns;
  const parts = order.map((row, source) => {
    const isMarked = row === marked;
    const stroke = isMarked ? accent : line;
    const wide = width * random.between(0.1, 0.19);
    const bitCount = random.whole(2, 4);
    const link = curve([[left, middle(source)], [left + 120, middle(source)], [right - 120, middle(row)], [right, middle(row)]]);
    const bits = count(bitCount).map((at) => box(x + at * wide * 0.27, middle(source) - tall / 2, wide * 0.2, tall, isMarked ? accent : at % 2 ? soft : line));
    const cells = count(columns).map((at) => rectanglePath(right + 16 + at * cell, middle(row) - pitch * 0.36, cell - 16, pitch * 0.72));
    return {
      link: strokes([segment([x + wide * (bitCount * 0.27 + 0.04), middle(source)], [left, middle(source)]) + link], stroke, isMarked ? 14 : 7),
      rest: bits.join('') + `<path d="${cells.join('')}" fill="${isMarked ? accent : tones[0]}"${isMarked ? '' : ` stroke="${line}" stroke-width="4"`}/>` + ring([right, middle(row)], 14, stroke, 7, ground),
      isMarked,
    };
  });
  const sorted = [...parts.filter(({ isMarked }) => !isMarked), ...parts.filter(({ isMarked }) => isMarked)];
  return sorted.map(({ link }) => link).join('') + parts.map(({ rest }) => rest).join('');
};

/** A forecast, made again each week: its range narrows until the day comes. */
const forecast: ServiceArt = (random, { line, soft, accent, tones, ground }, { x, y, width, height }) => {
  const weeks = 12;
  const middle = y + height * 0.46;
  const target: Point = [x + width - 60, middle];
  const at = (week: number): number => x + (week / weeks) * (target[0] - x);
  const spread = (week: number, part: number): number => (height / 2) * part * (1 - week / weeks) ** 0.8;
  const shift = count(weeks + 1).map((week) => random.between(-0.12, 0.12) * height * (1 - week / weeks));
  const center = (week: number): number => middle + (shift[week] ?? 0);
  const band = (part: number, fill: string): string => {
    const edge = (sign: number): Point[] => count(weeks + 1).map((week) => [at(week), center(week) + sign * spread(week, part)]);
    return polygon([...edge(-1), ...edge(1).reverse()], fill);
  };
  const ticks = count(weeks).map((week) => segment([at(week), y + height - 26], [at(week), y + height]));
  const ranges = count(weeks).map((week) => segment([at(week), center(week) - spread(week, 0.9)], [at(week), center(week) + spread(week, 0.9)]));
  const path = count(weeks + 1).map((week): Point => [at(week), center(week)]);
  return (
    band(0.9, tones[0]) +
    band(0.45, tones[1]) +
    strokes(ranges, soft, 4) +
    strokes([polyline(path)], line, 8) +
    `<path d="${path.map((point) => circlePath(point, 13)).join('')}" fill="${line}"/>` +
    strokes([segment([x, y + height], [x + width, y + height]), ...ticks], line, 5) +
    strokes([segment([target[0], target[1] + 50], [target[0], y + height])], accent, 6) +
    ring(target, 54, accent, 6, ground) +
    circle(target, 32, accent)
  );
};

/** A screen and a phone, quiet but for the one thing that there is to do. */
const screen: ServiceArt = (random, { line, soft, accent, tones, ground }, { x, y, width, height }) => {
  const wide = width * 0.74;
  const rows = count(5);
  const pitch = (height * 0.74) / rows.length;
  const top = y + height * 0.17;
  const lines = rows.map((row) => box(x + wide * 0.06, top + row * pitch + pitch * 0.28, wide * random.between(0.14, 0.24), pitch * 0.3, row === 1 ? line : soft));
  const bars = count(9).map((at) => {
    const tall = height * random.between(0.1, 0.34);
    return box(x + wide * 0.38 + at * wide * 0.062, top + height * 0.4 - tall, wide * 0.042, tall, tones[1]);
  });
  const button: Frame = { x: x + wide * 0.38, y: top + height * 0.5, width: wide * 0.3, height: height * 0.17 };
  const phone: Frame = { x: x + width * 0.8, y: y + height * 0.1, width: width * 0.2, height: height * 0.9 };
  return (
    `<rect x="${x}" y="${y}" width="${wide}" height="${height}" rx="18" fill="${ground}" stroke="${line}" stroke-width="8"/>` +
    strokes([segment([x, y + height * 0.11], [x + wide, y + height * 0.11])], line, 6) +
    count(3).map((at) => circle([x + 40 + at * 40, y + height * 0.055], 10, soft)).join('') +
    lines.join('') +
    bars.join('') +
    `<rect x="${button.x}" y="${button.y}" width="${button.width}" height="${button.height}" rx="10" fill="${accent}"/>` +
    `<rect x="${phone.x}" y="${phone.y}" width="${phone.width}" height="${phone.height}" rx="30" fill="${ground}" stroke="${line}" stroke-width="8"/>` +
    count(3).map((at) => box(phone.x + phone.width * 0.16, phone.y + phone.height * (0.16 + at * 0.13), phone.width * random.between(0.4, 0.68), phone.height * 0.055, at === 0 ? line : soft)).join('') +
    `<rect x="${phone.x + phone.width * 0.16}" y="${phone.y + phone.height * 0.66}" width="${phone.width * 0.68}" height="${phone.height * 0.18}" rx="10" fill="${accent}"/>`
  );
};

/** Changes by the hour of the day: the outlines are when they were made at night, the filled ones how they are made now. */
const rack: ServiceArt = (random, { line, soft, accent, front, ground, isDark }, { x, y, width, height }) => {
  const half = width * 0.44;
  const units = 6;
  const pitch = (height - 60) / units;
  const panel = (left: number, isNight: boolean): string => {
    const ink = isNight && !isDark ? ground : line;
    const moved = count(units).map((unit) => {
      const top = y + 34 + unit * pitch;
      const frame = `x="${left + 40}" y="${top}" width="${half - 80}" height="${pitch * 0.72}" rx="8"`;
      const lamps = count(random.whole(2, 5)).map((at) => circle([left + 84 + at * 40, top + pitch * 0.36], 11, unit === 2 ? ground : soft)).join('');
      return isNight
        ? `<rect ${frame} fill="none" stroke="${ink}" stroke-width="4" stroke-dasharray="14 12"/>`
        : `<rect ${frame} fill="${unit === 2 ? accent : ground}" stroke="${unit === 2 ? accent : line}" stroke-width="6"/>${lamps}`;
    });
    const fill = isNight ? (isDark ? 'none' : front) : 'none';
    return `<rect x="${left}" y="${y}" width="${half}" height="${height}" rx="14" fill="${fill}" stroke="${line}" stroke-width="8"/>${moved.join('')}`;
  };
  const right = x + width - half;
  const from = y + 34 + 2 * pitch + pitch * 0.36;
  const link = segment([x + half - 60, from], [right + 36, from]);
  const head = `M${right - 4} ${from - 36}L${right + 36} ${from}L${right - 4} ${from + 36}`;
  return panel(x, true) + panel(right, false) + strokes([link + head], accent, 14) + circle([x + half - 60, from], 22, accent);
};

/** The log of seven doors over a day: open in working hours, and one of them once at night. */
const doors: ServiceArt = (random, { line, soft, accent, tones, ground }, { x, y, width, height }) => {
  const all = 7;
  const pitch = (height - 50) / all;
  const start = x + 130;
  const room = x + width - start;
  const at = (hour: number): number => start + (hour / 24) * room;
  const odd: Point = [at(3.2), y + pitch * (random.whole(2, 4) + 0.5)];
  const rows = count(all).map((door) => {
    const middle = y + (door + 0.5) * pitch;
    const entries = count(random.whole(16, 26)).map(() => {
      const hour = 7 + 12 * ((random.next() + random.next()) / 2);
      return segment([at(hour), middle - pitch * 0.3], [at(hour), middle + pitch * 0.3]);
    });
    const leaf = box(x + 12, middle - pitch * 0.38, 52, pitch * 0.76, door % 2 ? tones[0] : ground, line);
    return strokes([segment([start, middle], [x + width, middle])], soft, 3) + strokes(entries, line, 7) + leaf + circle([x + 52, middle], 6, line);
  });
  const hours = count(9).map((step) => segment([at(step * 3), y + height - 24], [at(step * 3), y + height]));
  return (
    box(at(7), y, at(19) - at(7), height - 50, tones[0]) +
    rows.join('') +
    strokes([segment([start, y + height], [x + width, y + height]), ...hours], line, 4) +
    strokes([segment([odd[0], odd[1] - pitch * 0.3], [odd[0], odd[1] + pitch * 0.3])], accent, 12) +
    ring(odd, pitch * 0.62, accent, 9)
  );
};

/** A tree of decisions, cut back to the one way that is taken. */
const decision: ServiceArt = (random, { line, soft, accent, ground }, { x, y, width, height }) => {
  const levels = [1, 3, 9];
  const step = width / levels.length;
  const node = (level: number, at: number): Point => [x + 40 + level * step, y + ((at + 0.5) / (levels[level] ?? 27)) * height];
  const leaf = (at: number): Point => [x + width, y + ((at + 0.5) / 18) * height];
  const chosen = [0, 1, random.whole(3, 5)];
  const cut: string[] = [];
  const blades: string[] = [];
  const taken: Point[] = [];
  /** What would grow from a branch, dotted. */
  const rest: string[] = [];
  const cutBranch = ([ax, ay]: Point, to: Point): void => {
    const [cx, cy] = [ax + (to[0] - ax) * 0.52, ay + (to[1] - ay) * 0.52];
    cut.push(segment([ax, ay], [cx, cy]));
    blades.push(segment([cx - 10, cy - 26], [cx + 10, cy + 26]));
    rest.push(segment([cx, cy], to));
  };
  for (const level of [0, 1, 2]) {
    const parents = levels[level] ?? 1;
    const children = level === 2 ? 2 : 3;
    for (const parent of count(parents)) {
      const isOn = parent === chosen[level];
      for (const child of count(children)) {
        const index = parent * children + child;
        const to = level === 2 ? leaf(index) : node(level + 1, index);
        const isTaken = isOn && (level === 2 ? child === 0 : index === chosen[level + 1]);
        const from = node(level, parent);
        if (isTaken) taken.push(to);
        else if (isOn) cutBranch(from, to);
        else rest.push(segment(from, to));
      }
    }
  }
  const root = node(0, 0);
  const way = [root, ...taken];
  const end = taken.at(-1) ?? root;
  return (
    `<g stroke-dasharray="4 16">${strokes(rest, soft, 5)}</g>` +
    strokes(cut, line, 8) +
    strokes(blades, line, 8) +
    strokes([polyline(way)], accent, 18) +
    way.slice(0, -1).map((point) => ring(point, 26, accent, 10, ground)).join('') +
    circle(end, 38, accent)
  );
};

/** Three hundred jobs in no order on the left; on the right the forty that do the same, each connected to the next. */
const jobs: ServiceArt = (random, { line, soft, accent }, { x, y, width, height }) => {
  const [all, kept] = [{ columns: 20, rows: 15 }, { columns: 8, rows: 5 }];
  const cell = { x: (width * 0.42) / all.columns, y: height / all.rows };
  const old = count(all.columns * all.rows).map((at) => {
    const [column, row] = [at % all.columns, Math.floor(at / all.columns)];
    const angle = random.between(-1.3, 1.3);
    const [a, b] = [Math.cos(angle) * 13, Math.sin(angle) * 13];
    const [centerX, centerY] = [x + (column + random.between(0.25, 0.75)) * cell.x, y + (row + random.between(0.25, 0.75)) * cell.y];
    return segment([centerX - a, centerY - b], [centerX + a, centerY + b]);
  });
  const start = x + width * 0.45;
  const field = { x: x + width * 0.62, y: y + height * 0.08, pitch: (width * 0.38) / (kept.columns - 0.4), step: (height * 0.84) / (kept.rows - 0.4) };
  const rowOf = (row: number): number => field.y + (row + 0.3) * field.step;
  const links = count(all.rows).map((row) => {
    const [from, to] = [y + (row + 0.5) * cell.y, rowOf(Math.floor((row * kept.rows) / all.rows))];
    return curve([[start, from], [start + width * 0.05, from], [field.x - width * 0.05, to], [field.x - 8, to]]);
  });
  const rows = count(kept.rows).map((row) => segment([field.x, rowOf(row)], [field.x + (kept.columns - 1) * field.pitch, rowOf(row)]));
  const nodes = count(kept.columns * kept.rows).map((at) => {
    const [column, row] = [at % kept.columns, Math.floor(at / kept.columns)];
    return box(field.x + column * field.pitch, rowOf(row) - field.step * 0.3, field.pitch * 0.6, field.step * 0.6, accent);
  });
  const [thin, thick] = [old.filter((_, at) => at % 3 > 0), old.filter((_, at) => at % 3 === 0)];
  return (
    strokes(thin, soft, 7) +
    strokes(thick, line, 7) +
    strokes(links, line, 3) +
    strokes(rows, accent, 8) +
    nodes.join('')
  );
};

const serviceArts: Readonly<Record<string, ServiceArt>> = { table, forecast, screen, rack, doors, decision, jobs, layers };

/** The head of a page shows the middle of a picture as a band, cards show nearly all of it. */
const band: Frame = { x: 156, y: 312, width: 1288, height: 376 };
const card: Frame = { x: 150, y: 192, width: 1300, height: 616 };
/** What a service does, drawn from data of its kind; the seed begins with the name of the drawing, by default a table. */
export const serviceArt = (random: Random, scheme: Scheme, seed: string): string => {
  const draw = serviceArts[seed.split('-')[0] ?? ''] ?? table;
  return `${smallStyle}<g class="marks">${draw(random, scheme, band)}</g><g class="bar">${draw(random, scheme, card)}</g>`;
};
