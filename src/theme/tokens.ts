/**
 * Colours, as custom properties of scheme.css: each has a value in the light and in the dark scheme. ink, inkSoft and
 * signalText meet WCAG AA on paper, white and mist; inverseInk and inverseSoft on inverse, which is dark in both schemes;
 * signal is only for large type and shapes.
 */
export const color = {
  ink: 'var(--ink)',
  inkSoft: 'var(--ink-soft)',
  paper: 'var(--paper)',
  white: 'var(--white)',
  mist: 'var(--mist)',
  line: 'var(--line)',
  lineStrong: 'var(--line-strong)',
  signal: 'var(--signal)',
  signalText: 'var(--signal-text)',
  sky: 'var(--sky)',
  inverse: 'var(--inverse)',
  inverseInk: 'var(--inverse-ink)',
  inverseSoft: 'var(--inverse-soft)',
  inverseLine: 'var(--inverse-line)',
  tintA: 'var(--tint-a)',
  tintB: 'var(--tint-b)',
  tintC: 'var(--tint-c)',
} as const;

/** The accent that `accentStyle` sets, readable in both schemes; the signal colour without one. */
export const accent = `var(--accent-line, ${color.signal})`;

/** Steps of the 8 px rhythm, in rem: `space(3)` is 24 px. */
export const space = (steps: number): string => `${steps * 0.5}rem`;

/** Custom properties of global.css; writing.css gives them other values for languages that the brand fonts do not write. */
export const font = {
  display: 'var(--font-display)',
  text: 'var(--font-text)',
  /** For the name of the brand, in every language. */
  brand: 'var(--font-brand)',
} as const;

/** The fluid type scale, from a phone at 390 px to a desktop at 1440 px. */
export const size = {
  /** Captions, and the menus of the header. */
  small: '0.9375rem',
  /** Buttons, filters, tables, the footer. */
  control: '1rem',
  meta: '1.0625rem',
  body: 'clamp(1.0625rem, 1.02rem + 0.18vw, 1.1875rem)',
  lead: 'clamp(1.25rem, 1.12rem + 0.55vw, 1.625rem)',
  h4: 'clamp(1.1875rem, 1.12rem + 0.28vw, 1.375rem)',
  h3: 'clamp(1.4375rem, 1.28rem + 0.66vw, 1.875rem)',
  h2: 'clamp(1.875rem, 1.51rem + 1.5vw, 2.875rem)',
  h1: 'clamp(2.5rem, 1.73rem + 3.16vw, 4.75rem)',
  /** The title of a home page: 124 px in a window of 1440 px, 132 px from 1550 px. */
  display: 'clamp(2.75rem, 0.9rem + 7.6vw, 8.25rem)',
  figure: 'clamp(2.75rem, 2.2rem + 2.3vw, 4.25rem)',
  /**
   * A key figure by the width of its column, 114 px in a row of two and 54 px in a row of four. From eight characters on, by
   * their number too, which is in `--length`: that many are about as wide as the column.
   */
  keyFigure: 'clamp(1.75rem, min(20cqi, 160cqi / var(--length)), 9.5rem)',
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
