/** Where each breakpoint begins, in pixels. */
export const breakpoints = { xs: 0, sm: 600, md: 960, lg: 1440, xl: 1920 } as const;

/** Media queries from a breakpoint up; phones come first. */
export const media = {
  /** Small phones, and a window at 400 %: the header has no pixel to spare. */
  narrow: '@media (max-width: 379.98px)',
  sm: `@media (min-width: ${breakpoints.sm}px)`,
  md: `@media (min-width: ${breakpoints.md}px)`,
  lg: `@media (min-width: ${breakpoints.lg}px)`,
  xl: `@media (min-width: ${breakpoints.xl}px)`,
  belowMd: `@media (max-width: ${breakpoints.md - 0.02}px)`,
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  hover: '@media (hover: hover)',
  print: '@media print',
} as const;
