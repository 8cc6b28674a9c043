import type { Art } from './art';
import { layeredNoise } from './noise';
import { circlePath, fills, rectanglePath } from './svg';
import type { Point } from './svg';

type Cell = { center: Point; value: number };

/** A ring as an area: the hole goes round the other way. */
const ringPath = ([x, y]: Point, radius: number, width: number): string => {
  const [outer, inner] = [radius + width / 2, radius - width / 2];
  const hole = circlePath([x, y], inner).replaceAll(' 0 1 0', ' 0 1 1');
  return circlePath([x, y], outer) + (inner > 0 ? hole : '');
};

/** A matrix whose cells grow with the data: circles, squares, bars or rings; one cell is the accent. */
export const grid: Art = (random, scheme, { width, height }) => {
  const pitch = random.pick([40, 50, 64]);
  const kind = random.pick(['circles', 'circles', 'squares', 'squares', 'bars', 'rings']);
  const margin = pitch * 1.5;
  const columns = Math.floor((width - margin * 2) / pitch);
  const rows = Math.floor((height - margin * 2) / pitch);
  const left = (width - columns * pitch) / 2;
  const top = (height - rows * pitch) / 2;
  const noise = layeredNoise(random, 2);
  const scale = random.between(1.5, 2.2) / height;
  const [cx, cy] = [width * random.pick([0.3, 0.68]), height * random.between(0.35, 0.65)];

  const cells: Cell[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const center: Point = [left + (column + 0.5) * pitch, top + (row + 0.5) * pitch];
      const away = Math.hypot(center[0] - cx, center[1] - cy) / (height * 0.75);
      const swell = 0.62 + 0.75 * noise(center[0] * scale, center[1] * scale);
      const value = Math.max(0, Math.min(1, swell * Math.exp(-away * away * 1.3)));
      cells.push({ center, value });
    }
  }
  const ranked = [...cells].sort((a, b) => b.value - a.value);
  const accent = ranked[random.whole(0, 5)];
  const draw = {
    circles: ({ center, value }: Cell) => circlePath(center, 2.6 + pitch * 0.45 * value),
    squares: ({ center: [x, y], value }: Cell) => {
      const side = 5 + pitch * 0.8 * value;
      return rectanglePath(x - side / 2, y - side / 2, side, side);
    },
    bars: ({ center: [x, y], value }: Cell) => {
      const tall = 5 + pitch * 0.86 * value;
      return rectanglePath(x - pitch * 0.16, y + pitch * 0.46 - tall, pitch * 0.32, tall);
    },
    rings: ({ center, value }: Cell) =>
      value < 0.12
        ? circlePath(center, 2.6)
        : ringPath(center, pitch * 0.43 * Math.sqrt(value), 2 + value * 4),
  }[kind];
  const fillOf = ({ value }: Cell): string =>
    value < 0.22 ? scheme.soft : value < 0.5 ? scheme.tones[2] : scheme.line;
  return fills(
    cells.map((cell) =>
      cell === accent
        ? { path: draw({ ...cell, value: Math.max(0.9, cell.value) }), fill: scheme.accent }
        : { path: draw(cell), fill: fillOf(cell) },
    ),
  );
};
