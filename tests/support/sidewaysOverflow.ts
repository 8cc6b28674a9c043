/** Pixels by which the page is wider than the window; runs in the page. */
export const sidewaysOverflow = (): number =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;
