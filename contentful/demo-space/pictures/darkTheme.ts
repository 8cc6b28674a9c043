import { colors as brandColors, luminance, type Scheme } from './palette';

type ColorMap = Readonly<Record<string, string>>;

/** What becomes of each colour of a light picture where the visitor prefers a dark theme. */
const ofLightPictures: ColorMap = {
  '#14211D': '#DDE3DC',
  '#15231F': '#3C5F54',
  '#2F5D50': '#6FA08F',
  '#FAF9F5': '#1F2B26',
  '#E8EBE1': '#1F2B26',
  '#E9DFC9': '#302B1F',
  '#DDE3DC': '#27342E',
  '#C9DEE4': '#1C3138',
  '#A9CBD6': '#2F4A54',
  '#7FA9B5': '#48707C',
  '#CBD6CD': '#2A3A33',
  '#DCCFB2': '#3A3324',
  '#9FB3A2': '#57705F',
  '#9DB0A6': '#5B7D71',
  '#A79C7E': '#7C7256',
  '#92A79C': '#5C7368',
  '#7FA3B0': '#5A7C88',
};

/** Grounds and areas of pictures on ink, which the page would otherwise swallow. */
const ofDarkPictures: ColorMap = {
  '#14211D': '#1E2F29',
  '#1D302A': '#294038',
};

/** Darker accents cannot be seen on a dark ground. */
const leastLuminance = 0.12;

/** The signal colour of the page's dark theme. */
const signalOnDark = '#FF6236';

/** A colour half-way to white. */
const lighter = (hex: string): string =>
  `#${[1, 3, 5]
    .map((start) => Math.round((parseInt(hex.slice(start, start + 2), 16) + 255) / 2))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

/**
 * CSS of an SVG for the dark theme: rules for the colours that `body` has. Browsers take the colour scheme of the page that
 * shows the picture.
 */
export const darkTheme = (scheme: Scheme, body: string): string => {
  const { accent, isDark } = scheme;
  const colors = {
    ...(isDark ? ofDarkPictures : ofLightPictures),
    ...(luminance(accent) < leastLuminance && { [accent]: lighter(accent) }),
    // As on the page around it.
    ...(accent === brandColors.signal && {
      [accent]: signalOnDark,
      [brandColors.signalText]: signalOnDark,
    }),
  };
  const rules = ['fill', 'stroke'].flatMap((name) =>
    Object.entries(colors).flatMap(([light, dark]) => {
      const isUsed = body.includes(`${name}="${light}"`) || (name === 'fill' && light === scheme.ground);
      return isUsed ? [`[${name}="${light}"]{${name}:${dark}}`] : [];
    }),
  );
  return `@media(prefers-color-scheme:dark){${rules.join('')}}`;
};
