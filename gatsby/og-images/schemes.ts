import { palette } from '../../src/theme/palette';

/** Shared pictures look the same in every scheme. */
const color = palette.light;

/** The colours of an image. */
export type ColorScheme = {
  ground: string;
  title: string;
  /** The eyebrow above the title. */
  kicker: string;
  /** Contour lines of the landscape. */
  minor: string;
  major: string;
  /** The marker in the landscape. */
  place: string;
};

export const colorSchemes = [
  {
    ground: color.paper,
    title: color.ink,
    kicker: color.signalText,
    minor: '#C3CCC2',
    major: '#7F9188',
    place: color.signal,
  },
  {
    ground: color.ink,
    title: color.paper,
    kicker: '#FF8A63',
    minor: '#2F463D',
    major: '#547266',
    place: color.signal,
  },
  {
    ground: '#DCE5DD',
    title: color.ink,
    kicker: '#9A2C0B',
    minor: '#B0C0B4',
    major: '#6F8B7D',
    place: color.signal,
  },
  {
    ground: '#EADFC8',
    title: color.ink,
    kicker: '#9A2C0B',
    minor: '#CDBF9F',
    major: '#97875F',
    place: color.signal,
  },
  {
    ground: '#C9DFE7',
    title: color.ink,
    kicker: '#922A0B',
    minor: '#A3C2CD',
    major: '#5E8796',
    place: color.signal,
  },
] as const satisfies readonly ColorScheme[];

/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [number, number, number];

/** Reads `#RRGGBB`. */
export const readColor = (hex: string): Rgb => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];

/** Relative luminance of `#RRGGBB`, 0 to 1, as WCAG defines it. */
const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = readColor(hex).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours, 1 to 21. */
export const contrast = (a: string, b: string): number => {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
};
