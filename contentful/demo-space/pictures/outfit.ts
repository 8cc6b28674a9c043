import { colors } from './palette';
import type { Random } from './random';
import { cx, line, path } from './portraitShapes';
import { circle } from './svg';

const { ink, moss, paper, sand, signal, sky } = colors;
const navy = '#37507A';

export const clothes = [ink, moss, sky, sand, '#5F7A6E', signal, navy] as const;

const isDark = (cloth: string) => [ink, navy, moss].some((dark) => dark === cloth);

/** A shape and its reflection. */
const both = (shape: string) => `${shape}<g transform="matrix(-1 0 0 1 ${2 * cx} 0)">${shape}</g>`;

type Colors = { cloth: string; skin: string; shirt: string; second: string; clip: (shapes: string) => string };

/** What is worn: its part below the neck, and that around it. */
type Garment = (colors: Colors) => { chest?: string; neck?: string };

const garments: readonly [Garment, ...Garment[]] = [
  // A ribbed neckline.
  ({ shirt }) => ({ chest: line('M226 452Q320 500 414 452', shirt, 10) }),
  // An open collar.
  ({ shirt, skin }) => ({
    chest: path('M230 450L320 560L410 450L372 438H268Z', shirt) + path('M280 440H360L320 530Z', skin),
  }),
  // A jacket over a shirt.
  ({ shirt, skin, second }) => ({
    chest:
      path('M250 446H390L330 640H310Z', shirt) +
      path('M280 440H360L320 508Z', skin) +
      both(path('M252 444L214 456L236 530L206 548L312 640H322Z', second)),
  }),
  // A shirt with a tie.
  ({ cloth, shirt, second }) => ({
    chest:
      path('M268 440L320 500L372 440L404 452L346 536L320 506L294 536L236 452Z', shirt) +
      path('M320 506L342 528L330 548L346 640H294L310 548L298 528Z', second === cloth ? shirt : second),
  }),
  // A roll neck.
  ({ cloth, shirt }) => ({
    neck: path('M262 396Q320 428 378 396L392 456Q320 500 248 456Z', cloth) + line('M262 440Q320 474 378 440', shirt, 4),
  }),
  // Stripes, from one side of the shoulders to the other.
  ({ shirt, clip }) => ({
    chest: clip([536, 576, 612].map((y) => line(`M40 ${y - 8}Q320 ${y + 48} 600 ${y - 8}`, shirt, 9)).join('')),
  }),
  // A scarf.
  ({ cloth }) => {
    const color = cloth === signal ? moss : signal;
    return {
      neck: path('M246 404Q320 456 394 404Q424 440 408 482Q320 540 232 482Q216 440 246 404Z', color) + path('M352 490L404 476L426 612H362Z', color),
    };
  },
  // A row of buttons.
  ({ shirt, skin }) => ({
    chest:
      path('M284 442H356L320 536Z', skin) +
      both(line('M268 444L292 500L320 530', shirt, 8)) +
      [570, 614].map((y) => circle([cx, y], 7, shirt)).join(''),
  }),
  () => ({}),
];

/** Shoulders, neck and clothes. */
export const drawOutfit = (random: Random, cloth: string, skin: string, shade: string): string => {
  const slope = random.between(-14, 14);
  const shoulders = `M64 640C70 ${540 + slope} 132 478 226 452Q320 500 414 452C508 478 570 ${540 + slope} 576 640Z`;
  const body = path(shoulders, cloth);
  const clip = (shapes: string) => `<clipPath id="shoulders">${body}</clipPath><g clip-path="url(#shoulders)">${shapes}</g>`;
  const base = path('M268 420Q264 444 226 452Q320 500 414 452Q376 444 372 420Z', shade);
  const bare = path('M268 350H372V440Q320 498 268 440Z', shade);
  const shirt = isDark(cloth) ? paper : ink;
  const second = isDark(cloth) ? sky : moss;
  const { chest = '', neck = '' } = random.pick<Garment>(garments)({ cloth, skin, shirt, second, clip });
  return base + body + chest + bare + neck;
};
