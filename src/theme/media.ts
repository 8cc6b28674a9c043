/** Minimum width of each breakpoint, in pixels. */
export const breakpoints = { xs: 0, sm: 600, md: 960, lg: 1440, xl: 1920 } as const;

/** Mobile-first media queries. */
export const media = {
  /** Small phones, and 400 % zoom. */
  narrow: '@media (max-width: 379.98px)',
  sm: `@media (min-width: ${breakpoints.sm}px)`,
  md: `@media (min-width: ${breakpoints.md}px)`,
  lg: `@media (min-width: ${breakpoints.lg}px)`,
  xl: `@media (min-width: ${breakpoints.xl}px)`,
  belowSm: `@media (max-width: ${breakpoints.sm - 0.02}px)`,
  belowMd: `@media (max-width: ${breakpoints.md - 0.02}px)`,
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  hover: '@media (hover: hover)',
  print: '@media print',
} as const;
