import { colors, type Scheme } from './palette';
import type { Random } from './random';
import { circle, short, type Size } from './svg';

/** Skin, and the shade of its neck and nose. */
const skins = [
  ['#F2D3BC', '#DDB094'],
  ['#E3B48F', '#C8946C'],
  ['#C98F63', '#A97148'],
  ['#9A6440', '#7B4C2E'],
  ['#6B4330', '#4F3022'],
] as const;
const hairs = {
  black: '#1E1B1A',
  brown: '#3A2A22',
  chestnut: '#6A4A30',
  blond: '#A9793F',
  grey: '#8B8A86',
  white: '#D9D5CC',
  red: '#7A3B22',
} as const;
const clothes = ['#14211D', '#2F5D50', '#A9CBD6', '#E9DFC9', '#5F7A6E', '#E8481C', '#37507A'] as const;

const shortPath = (d: string) => d.replace(/\d+\.\d+/g, (value) => short(Number(value)));
const path = (d: string, fill: string) => `<path d="${shortPath(d)}" fill="${fill}"/>`;
const line = (d: string, stroke: string, width: number) =>
  `<path d="${shortPath(d)}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const oval = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"/>`;

type Head = { rx: number; ry: number; hair: string };
type Hair = { behind: (head: Head) => string; front: (head: Head) => string };

const none = () => '';
const top = 162;
const cx = 320;
const cy = 274;

/** Cap of the hair from temple to temple, as deep as `fringe`. */
const cap = ({ rx, ry, hair }: Head, fringe: number, part: number) =>
  path(
    `M${cx - rx - 8} ${cy - 6}C${cx - rx - 18} ${cy - ry - 46} ${cx + rx + 18} ${cy - ry - 46} ${cx + rx + 8} ${cy - 6}` +
      `C${cx + rx - 8} ${cy - 52} ${cx + part + 42} ${cy - ry + fringe} ${cx + part} ${cy - ry + fringe - 12}` +
      `C${cx + part - 40} ${cy - ry + fringe} ${cx - rx + 8} ${cy - 52} ${cx - rx - 8} ${cy - 6}Z`,
    hair,
  );

const hairStyles = {
  // Short, parted.
  short: { behind: none, front: (head) => cap(head, 46, -34) },
  // To the shoulders.
  long: {
    behind: ({ rx, hair }) =>
      path(
        `M${cx - rx - 34} 470C${cx - rx - 52} 330 ${cx - rx - 40} ${top - 26} ${cx} ${top - 26}S${cx + rx + 52} 330 ${cx + rx + 34} 470Z`,
        hair,
      ),
    front: (head) => cap(head, 52, 30),
  },
  // A bob to the chin.
  bob: {
    behind: ({ rx, hair }) =>
      path(
        `M${cx - rx - 26} 366C${cx - rx - 46} 250 ${cx - rx - 26} ${top - 22} ${cx} ${top - 22}S${cx + rx + 46} 250 ${cx + rx + 26} 366Q${cx} 392 ${cx - rx - 26} 366Z`,
        hair,
      ),
    front: (head) => cap(head, 62, 0),
  },
  // A knot.
  knot: {
    behind: ({ ry, hair }) => circle([cx + 4, cy - ry - 34], 44, hair),
    front: (head) => cap(head, 34, 0),
  },
  // Curls.
  curls: {
    behind: ({ rx, ry, hair }) =>
      [0, 1, 2, 3, 4, 5, 6, 7, 8]
        .map((step) => {
          const angle = Math.PI * (0.96 + (step / 8) * 1.08);
          return circle([cx + Math.cos(angle) * (rx + 14), cy - 10 + Math.sin(angle) * (ry + 4)], 46, hair);
        })
        .join(''),
    front: (head) => cap(head, 40, -10),
  },
  // Thinning, at the sides only.
  thin: {
    behind: ({ rx, hair }) =>
      oval(cx - rx + 2, cy - 12, 24, 52, hair) + oval(cx + rx - 2, cy - 12, 24, 52, hair),
    front: none,
  },
  // A scarf around head and neck.
  scarf: {
    behind: ({ rx, ry, hair }) =>
      oval(cx, cy + 10, rx + 40, ry + 50, hair) + path(`M${cx - 130} 440L${cx - rx} 330H${cx + rx}L${cx + 130} 440Z`, hair),
    front: ({ rx, ry, hair }) =>
      path(
        `M${cx - rx - 10} ${cy + 30}C${cx - rx - 30} ${cy - ry - 60} ${cx + rx + 30} ${cy - ry - 60} ${cx + rx + 10} ${cy + 30}` +
          `C${cx + rx} ${cy - 70} ${cx + 50} ${cy - ry + 26} ${cx} ${cy - ry + 26}S${cx - rx} ${cy - 70} ${cx - rx - 10} ${cy + 30}Z`,
        hair,
      ),
  },
} as const satisfies Record<string, Hair>;

type HairStyle = keyof typeof hairStyles;
const styleNames = Object.keys(hairStyles) as [HairStyle, ...HairStyle[]];
type HairColor = keyof typeof hairs;
const hairNames = Object.keys(hairs) as [HairColor, ...HairColor[]];

/** `curls-5-black`: hair, skin from 1 to 5, colour of the hair. What is left out is drawn by lot. */
const lookPattern = new RegExp(`^(${styleNames.join('|')})-([1-5])-(${hairNames.join('|')})$`);

export const isLook = (text: string): boolean => lookPattern.test(text);

const shoulders = (random: Random, cloth: string, skin: string, shade: string): string => {
  const slope = random.between(-14, 14);
  const body = path(
    `M64 640C70 ${540 + slope} 132 478 226 452Q320 500 414 452C508 478 570 ${540 + slope} 576 640Z`,
    cloth,
  );
  const neck = path(`M268 350H372V446Q320 510 268 446Z`, shade);
  const light = cloth === '#14211D' || cloth === '#37507A' || cloth === '#2F5D50';
  const shirt = light ? '#FAF9F5' : '#14211D';
  const collar = random.pick([
    line('M232 452Q320 540 408 452', shirt, 10),
    path('M236 450L320 560L404 450L372 438Q320 500 268 438Z', shirt) + path('M284 446Q320 500 356 446L320 530Z', skin),
    '',
  ]);
  return body + neck + collar;
};

/** Head and shoulders of a person in flat shapes: skin, hair, clothes, and a calm face. */
export const portrait = (random: Random, scheme: Scheme, { width }: Size, look = ''): string => {
  const [, namedStyle, tone, named] = lookPattern.exec(look) ?? [];
  const drawnSkin = random.pick<readonly [string, string]>(skins);
  const [skin, shade] = skins[Number(tone) - 1] ?? drawnSkin;
  const style = (namedStyle as HairStyle | undefined) ?? random.pick<HairStyle>(styleNames);
  const isScarf = style === 'scarf';
  const hair = isScarf
    ? random.pick(['#2F5D50', '#A9CBD6', '#37507A'])
    : hairs[(named as HairColor | undefined) ?? random.pick<HairColor>(hairNames)];
  const head: Head = { rx: random.between(88, 100), ry: random.between(112, 124), hair };
  const { rx, ry } = head;
  const { behind, front } = hairStyles[style];
  const ink = '#1E1B1A';
  const eye = random.between(34, 40);
  const brows = [-1, 1]
    .map((side) => line(`M${short(cx + side * (eye - 17))} ${cy - 34}q${side * 16} -9 ${side * 34} 0`, ink, 5))
    .join('');
  const eyes = circle([cx - eye, cy - 6], 6.5, ink) + circle([cx + eye, cy - 6], 6.5, ink);
  const nose = line(`M${cx + 2} ${cy - 2}q10 26 6 38q-4 6 -14 4`, shade, 5);
  const smile = random.between(8, 16);
  const mouth = line(`M${cx - 26} ${cy + 66}q26 ${short(smile)} 52 0`, ink, 5);
  const canBeBearded = style === 'short' || style === 'thin';
  const beard =
    canBeBearded && random.chance(0.5)
      ? path(
          `M${short(cx - rx)} ${cy + 6}C${short(cx - rx + 6)} ${cy + 60} ${cx - 58} ${cy + 46} ${cx - 36} ${cy + 50}H${cx + 36}C${cx + 58} ${cy + 46} ${short(cx + rx - 6)} ${cy + 60} ${short(cx + rx)} ${cy + 6}C${short(cx + rx + 4)} ${cy + 100} ${cx + 50} ${short(cy + ry + 16)} ${cx} ${short(cy + ry + 16)}S${short(cx - rx - 4)} ${cy + 100} ${short(cx - rx)} ${cy + 6}Z`,
          hair,
        )
      : '';
  const glasses = random.chance(0.35)
    ? [-1, 1]
        .map(
          (side) =>
            `<circle cx="${short(cx + side * eye)}" cy="${cy - 6}" r="26" fill="none" stroke="${ink}" stroke-width="5"/>`,
        )
        .join('') + line(`M${short(cx - eye + 26)} ${cy - 8}Q${cx} ${cy - 18} ${short(cx + eye - 26)} ${cy - 8}`, ink, 5)
    : '';
  const ears = isScarf ? '' : oval(cx - rx, cy + 4, 16, 26, skin) + oval(cx + rx, cy + 4, 16, 26, skin);
  const drawnCloth = random.pick<string>(clothes);
  const wished = scheme.accent === colors.signal ? drawnCloth : scheme.accent;
  const cloth = wished === scheme.ground || wished === hair ? '#5F7A6E' : wished;
  const disc = circle([width / 2, 330], 262, scheme.isDark ? scheme.tones[2] : scheme.tones[0]);
  return (
    disc +
    behind(head) +
    shoulders(random, cloth, skin, shade) +
    ears +
    oval(cx, cy, rx, ry, skin) +
    beard +
    brows +
    eyes +
    nose +
    (beard ? line(`M${cx - 22} ${cy + 68}q22 ${short(smile)} 44 0`, skin, 6) : mouth) +
    front(head) +
    glasses
  );
};
