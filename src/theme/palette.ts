/**
 * The values of the colour tokens in both colour schemes, for images drawn at build time and for tests. Styles use `color`
 * of tokens.ts, whose custom properties scheme.css defines; a unit test compares the two files.
 */
export const palette = {
  light: {
    ink: '#14211D',
    inkSoft: '#4A5751',
    paper: '#FAF9F5',
    white: '#FFFFFF',
    mist: '#EDF0EA',
    line: '#D3D9D1',
    lineStrong: '#7A867F',
    signal: '#E8481C',
    signalText: '#B5360F',
    sky: '#7CC7F2',
    inverse: '#14211D',
    inverseInk: '#FAF9F5',
    inverseSoft: '#B9C6BF',
    inverseLine: '#4A5751',
    tintA: '#5F7A6E',
    tintB: '#9DB0A5',
    tintC: '#CBD5CC',
  },
  dark: {
    ink: '#EDF1EA',
    inkSoft: '#A9B7AF',
    paper: '#101815',
    white: '#18221E',
    mist: '#1A2520',
    line: '#2F3D37',
    lineStrong: '#76857D',
    signal: '#FF6236',
    signalText: '#FF9270',
    sky: '#7CC7F2',
    inverse: '#080D0B',
    inverseInk: '#EDF1EA',
    inverseSoft: '#A9B7AF',
    inverseLine: '#34433C',
    tintA: '#9DB0A5',
    tintB: '#688476',
    tintC: '#3F5248',
  },
} as const;

export type ColorName = keyof typeof palette.light;
