/** Colours. ink, inkSoft and signalText meet WCAG AA on paper and mist; signal only for large type and shapes. */
export const color = {
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
  inverseSoft: '#B9C6BF',
} as const;

/** Steps of the 8 px rhythm, in rem: `space(3)` is 24 px. */
export const space = (steps: number): string => `${steps * 0.5}rem`;

export const font = {
  display: "'Bricolage Grotesque', 'Bricolage fallback', Arial, sans-serif",
  text: "'Instrument Sans', 'Instrument fallback', Arial, sans-serif",
} as const;

/** The fluid type scale, from a phone at 390 px to a desktop at 1440 px. */
export const size = {
  small: '0.8125rem',
  meta: '0.9375rem',
  body: 'clamp(1.0625rem, 1.02rem + 0.18vw, 1.1875rem)',
  lead: 'clamp(1.25rem, 1.12rem + 0.55vw, 1.625rem)',
  h4: 'clamp(1.1875rem, 1.12rem + 0.28vw, 1.375rem)',
  h3: 'clamp(1.4375rem, 1.28rem + 0.66vw, 1.875rem)',
  h2: 'clamp(1.875rem, 1.51rem + 1.5vw, 2.875rem)',
  h1: 'clamp(2.5rem, 1.73rem + 3.16vw, 4.75rem)',
  figure: 'clamp(2.75rem, 2.2rem + 2.3vw, 4.25rem)',
} as const;

/** Pixels. */
export const layout = {
  contentWidth: 1160,
  headerHeight: 100,
  headerHeightMobile: 60,
  pageOffset: 100,
  pageOffsetMobile: 25,
} as const;

/** Milliseconds. */
export const duration = { quick: 160, calm: 240, imageFade: 500 } as const;
export const ease = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
