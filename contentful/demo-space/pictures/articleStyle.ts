/**
 * How large a figure at the head of an article is from which width of the picture on, so that it begins where the text does: 40 px from
 * the edge of the window, and from 1240 px on at the column of 1160 px.
 */
const articleScales = [[700, 1.11], [860, 1.13], [1100, 1.15], [1260, 1.12], [1330, 1.06], [1400, 1], [1470, 0.96], [1560, 0.9], [1660, 0.84], [1780, 0.78], [1880, 0.75], [2000, 0.68], [2240, 0.6], [2480, 0.56]] as const;
export const articleStyle = `<style>.article{transform-origin:50% 50%;transform:scale(1.13)}${articleScales
  .map(([width, scale]) => `@media(min-width:${width}px){.article{transform:scale(${scale})}}`)
  .join('')}</style>`;

/** Figures that are as large as ever where a page shows them small, and cropped. */
export const wideStyle = `${articleStyle}<style>@media(max-width:699px){.wide{transform:none}}</style>`;

/** A media query in a picture asks for the size at which the page shows it: `bar` is what it shows small, `marks` what it shows otherwise. */
export const smallStyle =
  '<style>.bar{display:none}@media(max-width:599px){.bar{display:inline}.marks{display:none}}</style>';
