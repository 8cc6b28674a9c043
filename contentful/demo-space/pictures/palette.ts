import type { Random } from './random';

export const colors = {
  ink: '#14211D',
  paper: '#FAF9F5',
  signal: '#E8481C',
  /** The signal colour of text on a light ground: 4.5 to 1 at least. */
  signalText: '#AB320D',
  mist: '#DDE3DC',
  moss: '#2F5D50',
  sand: '#E9DFC9',
  sky: '#A9CBD6',
} as const;

/** The colour of text that has this one, dark enough to read. */
export const textColor = (fill: string, { isDark }: Pick<Scheme, 'isDark'>): string =>
  fill === colors.signal && !isDark ? colors.signalText : fill;

/** The colours of one picture: a ground, lines in one or two tones, and one accent. */
export type Scheme = {
  ground: string;
  /** The main lines. */
  line: string;
  /** Lines and areas that step back. */
  soft: string;
  /** The area nearest to the viewer. */
  front: string;
  /** Areas, from the ground's neighbour to the strongest. */
  tones: readonly [string, string, string];
  accent: string;
  isDark: boolean;
};

type Ground = Omit<Scheme, 'accent'>;

/** Almost `ink`, but in the dark theme an area and not a line: see darkTheme.ts. */
const front = '#15231F';

const dark: Ground = {
  ground: colors.ink,
  line: colors.mist,
  soft: '#5B7D71',
  front: '#5B7D71',
  tones: ['#1D302A', '#264438', colors.moss],
  isDark: true,
};

/** A tint beside `mist`: on the colour of the page itself a drawing has no edge and looks cut off. */
const linen: Ground = {
  ground: '#E8EBE1',
  line: colors.ink,
  soft: '#9DB0A6',
  front,
  tones: [colors.mist, colors.sky, colors.moss],
  isDark: false,
};

const sand: Ground = {
  ground: colors.sand,
  line: colors.ink,
  soft: '#A79C7E',
  front,
  tones: ['#DCCFB2', '#9FB3A2', colors.moss],
  isDark: false,
};

const mist: Ground = {
  ground: colors.mist,
  line: colors.moss,
  soft: '#92A79C',
  front: colors.moss,
  tones: ['#CBD6CD', colors.sky, colors.moss],
  isDark: false,
};

const sky: Ground = {
  ground: '#C9DEE4',
  line: colors.ink,
  soft: '#7FA3B0',
  front,
  tones: [colors.sky, '#7FA9B5', colors.moss],
  isDark: false,
};

/** Relative luminance, 0 to 1, as WCAG defines it. */
export const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/**
 * Picks the colours of a picture: about a third are on ink. An accent of its own decides for the ground it can be
 * seen on.
 *
 * @param isOnBand whether the picture stands at the head of a page whose next part is a tinted band.
 */
export const pickScheme = (
  random: Random,
  accent: string | undefined,
  { isOnBand = false } = {},
): Scheme => {
  const wish = random.next();
  const tooDark = accent !== undefined && luminance(accent) < 0.12;
  const tooLight = accent !== undefined && luminance(accent) > 0.45;
  const isDark = tooLight || (!tooDark && wish < 0.34);
  // Beside a tinted band of the page, linen and mist look like a stain on it.
  const lightGround = random.pick(
    isOnBand
      ? [sand, sky, sand, sand, sky, sky, sky]
      : [linen, linen, sand, sand, mist, mist, sky],
  );
  return { ...(isDark ? dark : lightGround), accent: accent ?? colors.signal };
};

/** The colours of portraits. */
export const pickPortraitScheme = (random: Random, accent: string | undefined): Scheme => ({
  ...random.pick([sand, mist, sky, linen, dark]),
  accent: accent ?? colors.signal,
});
