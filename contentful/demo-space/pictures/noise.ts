import type { Random } from './random';

export type Noise = (x: number, y: number) => number;

const fade = (t: number) => t * t * t * (t * (t * 6 - 15) + 10);
const mix = (a: number, b: number, t: number) => a + (b - a) * t;

/** Gradient noise after Perlin: smooth, about -1 to 1, one bump about every unit. */
export const gradientNoise = (random: Random): Noise => {
  const size = 256;
  const gradients = Array.from({ length: size }, () => {
    const angle = random.next() * Math.PI * 2;
    return [Math.cos(angle), Math.sin(angle)] as const;
  });
  const order = Array.from({ length: size }, (_, index) => index);
  for (let index = size - 1; index > 0; index -= 1) {
    const other = random.whole(0, index);
    [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
  }
  const at = (xi: number, yi: number, dx: number, dy: number) => {
    const gradient = gradients[order[((order[xi & 255] ?? 0) + yi) & 255] ?? 0];
    return gradient ? gradient[0] * dx + gradient[1] * dy : 0;
  };
  return (x, y) => {
    const xi = Math.floor(x);
    const yi = Math.floor(y);
    const dx = x - xi;
    const dy = y - yi;
    const u = fade(dx);
    const top = mix(at(xi, yi, dx, dy), at(xi + 1, yi, dx - 1, dy), u);
    const bottom = mix(at(xi, yi + 1, dx, dy - 1), at(xi + 1, yi + 1, dx - 1, dy - 1), u);
    return mix(top, bottom, fade(dy)) * 1.5;
  };
};

/** Noise in layers, each finer and weaker than the one before. */
export const layeredNoise = (random: Random, layers: number): Noise => {
  const noise = gradientNoise(random);
  return (x, y) => {
    let sum = 0;
    let weight = 1;
    let total = 0;
    for (let layer = 0; layer < layers; layer += 1) {
      const scale = 2 ** layer;
      sum += weight * noise(x * scale + layer * 17.3, y * scale - layer * 9.1);
      total += weight;
      weight *= 0.45;
    }
    return sum / total;
  };
};
