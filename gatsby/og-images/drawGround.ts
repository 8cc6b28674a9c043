import sharp from 'sharp';
import type { Landscape } from './landscape';
import type { ColorScheme } from './schemes';
import { ogImageSize } from './ogImage';

/** Red, green and blue of each pixel. */
export type Pixels = Buffer;

/** The whole landscape in the colours of a scheme. */
export const drawCountry = (
  { width, height, minor, major }: Landscape,
  scheme: ColorScheme,
): Promise<Pixels> => {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${scheme.ground}"/>` +
    `<g fill="none" stroke-linejoin="round"><path d="${minor}" stroke="${scheme.minor}" stroke-width="2"/><path d="${major}" stroke="${scheme.major}" stroke-width="3"/></g></svg>`;
  return sharp(Buffer.from(svg), { unlimited: true }).removeAlpha().raw().toBuffer();
};

/** Position of a summit on an image, in pixels from its left and top: right of the text, and varying by summit. */
const summitPosition = ({ x, y }: Landscape['summits'][number]) => ({
  x: 890 + ((x * 7) % 150),
  y: 150 + ((y * 7) % 110),
});

/** The section of the landscape around a summit, with a marker in `accent`, faded out behind the text. */
export const drawGround = (
  country: Pixels,
  { width, height, summits }: Landscape,
  summit: Landscape['summits'][number],
  accent: string,
  scheme: ColorScheme,
): Promise<Pixels> => {
  const place = summitPosition(summit);
  const left = Math.min(Math.max(0, summit.x - place.x), width - ogImageSize.width);
  const top = Math.min(Math.max(0, summit.y - place.y), height - ogImageSize.height);
  const [x, y] = [summit.x - left, summit.y - top];
  const others = summits.filter((other) => other !== summit);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${ogImageSize.width}" height="${ogImageSize.height}">` +
    `<linearGradient id="f" gradientUnits="userSpaceOnUse" x1="330" y1="560" x2="960" y2="150"><stop offset=".34" stop-color="${scheme.ground}"/><stop offset=".92" stop-color="${scheme.ground}" stop-opacity="0"/></linearGradient>` +
    others
      .map(
        (other) =>
          `<circle cx="${other.x - left}" cy="${other.y - top}" r="4" fill="${scheme.major}"/>`,
      )
      .join('') +
    `<path transform="translate(${-left} ${-top})" d="${summit.ring}" fill="none" stroke="${accent}" stroke-width="5"/>` +
    `<rect width="100%" height="100%" fill="url(#f)"/>` +
    `<circle cx="${x}" cy="${y}" r="13" fill="${accent}"/></svg>`;
  return sharp(country, { raw: { width, height, channels: 3 } })
    .extract({ left, top, ...ogImageSize })
    .composite([{ input: Buffer.from(svg) }])
    .removeAlpha()
    .raw()
    .toBuffer();
};
