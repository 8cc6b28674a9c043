/** The brand's logo: three contour lines, as the `d` attribute of a path in a square of `logoSize`. */
export const logoPath =
  'M3 24c5-1 6-9 12-9s6 6 16 4M3 17C9 15 9 7 17 7s7 7 14 5M5 30c6 0 7-7 12-7s6 4 12 3';
export const logoSize = 34;
