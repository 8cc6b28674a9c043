import { colors, type Scheme } from './palette';
import type { Random } from './random';
import { feature as ink, hairs, skins } from './skinAndHair';
import { clothes, drawOutfit } from './outfit';
import { cx, line, oval, path } from './portraitShapes';
import { circle, short, type Size } from './svg';

type Head = { rx: number; ry: number; hair: string };
type Hair = { behind: (head: Head) => string; front: (head: Head) => string };

const none = () => '';
const top = 162;
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
  // Shaved close.
  crop: { behind: none, front: (head) => cap(head, 24, 0) },
  // Short, combed up.
  quiff: {
    behind: none,
    front: (head) =>
      path(`M${cx - 84} ${cy - head.ry + 34}C${cx - 96} ${cy - head.ry - 30} ${cx + 30} ${cy - head.ry - 58} ${cx + 96} ${cy - head.ry + 26}Z`, head.hair) +
      cap(head, 36, 20),
  },
  // A plait over one shoulder.
  plait: {
    behind: none,
    front: (head) =>
      cap(head, 44, 26) +
      [0, 1, 2, 3, 4].map((step) => oval(cx - head.rx - 12 + step * 9, cy + 42 + step * 44, 27 - step * 2, 28, head.hair)).join(''),
  },
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

/** A colour, or another one where it could not be told from those around it. */
const besides = (wished: string, around: readonly string[]): string => (around.includes(wished) ? '#5F7A6E' : wished);

/** A beard along the jaw, with a moustache: cheeks and lip stay free. */
const beard = ({ rx, ry, hair }: Head): string => {
  const side = (to: -1 | 1) => (x: number, y: number) => `${cx + to * x} ${cy + y}`;
  const [left, right] = [side(-1), side(1)];
  return path(
    `M${left(rx, 2)}C${left(rx - 10, 34)} ${left(rx - 18, 62)} ${left(54, 70)}C${left(46, 72)} ${left(40, 48)} ${left(18, 48)}Q${left(6, 48)} ${left(0, 53)}` +
      `Q${right(6, 48)} ${right(18, 48)}C${right(40, 48)} ${right(46, 72)} ${right(54, 70)}C${right(rx - 18, 62)} ${right(rx - 10, 34)} ${right(rx, 2)}` +
      `C${right(rx + 4, 96)} ${right(54, ry + 14)} ${right(0, ry + 14)}S${left(rx + 4, 96)} ${left(rx, 2)}Z`,
    hair,
  );
};

/** The skin below the mouth in a beard. */
const lip = (smile: number, skin: string): string =>
  path(`M${cx - 28} ${cy + 64}q28 ${smile} 56 0q-28 ${smile * 2 + 14} -56 0Z`, skin);

/** Head and shoulders of a person in flat shapes: skin, hair, clothes, and a calm face. */
export const portrait = (random: Random, scheme: Scheme, { width }: Size, look = ''): string => {
  const [, namedStyle, tone, named] = lookPattern.exec(look) ?? [];
  const drawnSkin = random.pick<readonly [string, string]>(skins);
  const [skin, shade] = skins[Number(tone) - 1] ?? drawnSkin;
  const style = (namedStyle as HairStyle | undefined) ?? random.pick<HairStyle>(styleNames);
  const isScarf = style === 'scarf';
  const disc = scheme.isDark ? scheme.tones[2] : scheme.tones[0];
  const drawnScarf = () => random.pick(['#2F5D50', '#A9CBD6', '#37507A']);
  const hair = isScarf
    ? besides(drawnScarf(), [disc])
    : hairs[(named as HairColor | undefined) ?? random.pick<HairColor>(hairNames)];
  const head: Head = { rx: random.between(88, 100), ry: random.between(112, 124), hair };
  const { rx, ry } = head;
  const { behind, front } = hairStyles[style];
  const eye = random.between(34, 40);
  const brows = [-1, 1]
    .map((side) => line(`M${short(cx + side * (eye - 17))} ${cy - 34}q${side * 16} -9 ${side * 34} 0`, ink, 5))
    .join('');
  const eyes = circle([cx - eye, cy - 6], 6.5, ink) + circle([cx + eye, cy - 6], 6.5, ink);
  const nose = line(`M${cx + 2} ${cy - 2}q10 26 6 38q-4 6 -14 4`, shade, 5);
  const smile = random.between(8, 16);
  const mouth = line(`M${cx - 26} ${cy + 66}q26 ${short(smile)} 52 0`, ink, 5);
  const canBeBearded = ['short', 'thin', 'crop', 'quiff'].includes(style);
  const isBearded = canBeBearded && random.chance(0.5);
  const glasses = random.chance(0.35)
    ? [-1, 1]
        .map(
          (side) =>
            `<circle cx="${short(cx + side * eye)}" cy="${cy - 6}" r="26" fill="none" stroke="${ink}" stroke-width="5"/>`,
        )
        .join('') + line(`M${short(cx - eye + 26)} ${cy - 8}Q${cx} ${cy - 18} ${short(cx + eye - 26)} ${cy - 8}`, ink, 5)
    : '';
  const hidesEars = isScarf || style === 'long' || style === 'bob';
  // Between the cap of the hair, ear and face.
  const temples = isScarf ? '' : oval(cx - rx + 4, cy - 20, 10, 24, hair) + oval(cx + rx - 4, cy - 20, 10, 24, hair);
  const ears = hidesEars ? '' : oval(cx - rx, cy + 4, 16, 26, skin) + oval(cx + rx, cy + 4, 16, 26, skin);
  const drawnCloth = random.pick<string>(clothes);
  const wished = scheme.accent === colors.signal ? drawnCloth : scheme.accent;
  const cloth = besides(wished, [scheme.ground, disc, hair]);
  const outfit = drawOutfit(random, cloth, skin, shade);
  // Bent to one side, hair with it.
  const tilt = random.between(-4, 4);
  const bent = (shapes: string) => (shapes ? `<g transform="rotate(${short(tilt)} ${cx} 410)">${shapes}</g>` : '');
  const hasEarrings = random.chance(0.5) && ['knot', 'curls', 'plait'].includes(style);
  const earrings = hasEarrings
    ? circle([cx - rx, cy + 38], 8, colors.signal) + circle([cx + rx, cy + 38], 8, colors.signal)
    : '';
  return (
    circle([width / 2, 330], 262, disc) +
    bent(behind(head)) +
    outfit +
    bent(
      temples +
        ears +
        oval(cx, cy, rx, ry, skin) +
        (isBearded ? beard(head) : '') +
        brows +
        eyes +
        nose +
        (isBearded ? lip(smile, skin) : '') +
        mouth +
        front(head) +
        glasses +
        earrings,
    )
  );
};
