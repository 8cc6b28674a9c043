import type { Art } from './art';
import { layeredNoise } from './noise';
import { circle, ring, short } from './svg';
import type { Point } from './svg';

type Cell = { center: Point; value: number };

const rectangle = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"/>`;

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
    circles: ({ center, value }: Cell, fill: string) =>
      circle(center, 2.6 + pitch * 0.45 * value, fill),
    squares: ({ center: [x, y], value }: Cell, fill: string) => {
      const side = 5 + pitch * 0.8 * value;
      return rectangle(x - side / 2, y - side / 2, side, side, fill);
    },
    bars: ({ center: [x, y], value }: Cell, fill: string) => {
      const tall = 5 + pitch * 0.86 * value;
      return rectangle(x - pitch * 0.16, y + pitch * 0.46 - tall, pitch * 0.32, tall, fill);
    },
    rings: ({ center, value }: Cell, fill: string) =>
      value < 0.12
        ? circle(center, 2.6, fill)
        : ring(center, pitch * 0.43 * Math.sqrt(value), fill, 2 + value * 4),
  }[kind];
  return cells
    .map((cell) => {
      if (cell === accent) return draw({ ...cell, value: Math.max(0.9, cell.value) }, scheme.accent);
      return draw(cell, cell.value < 0.22 ? scheme.soft : cell.value < 0.5 ? scheme.tones[2] : scheme.line);
    })
    .join('');
};
