import sharp from 'sharp';
import type { Pixels } from './drawGround';
import type { Rgb } from './schemes';
import { ogImageSize } from './ogImage';

/** Integer pixels, right and down from the origin of a shape. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** An alpha mask: the opacity of each pixel, 0 to 255, row by row. */
export type Mask = Box & { opacity: Buffer };

/** A mask and the position of its origin on an image, in integer pixels. */
export type PlacedMask = { mask: Mask; x: number; y: number };

/** Shapes of one colour. */
export type Words = { masks: readonly PlacedMask[]; color: Rgb };

/** Draws SVG shapes, within a box around them. */
export const drawMask = async (shapes: string, box: Box): Promise<Mask> => {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.left} ${box.top} ${width} ${height}">${shapes}</svg>`;
  const opacity = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
  return { ...box, opacity };
};

/** Fills a mask with a colour, clipped to the image. */
export const layMask = (
  { mask, x, y }: PlacedMask,
  [red, green, blue]: Rgb,
  onto: Pixels,
): void => {
  const { left, top, opacity } = mask;
  const width = mask.right - left;
  const { width: cardWidth, height: cardHeight } = ogImageSize;
  const firstColumn = Math.max(left, -x);
  const lastColumn = Math.min(mask.right, cardWidth - x);
  const lastRow = Math.min(mask.bottom, cardHeight - y);
  for (let row = Math.max(top, -y); row < lastRow; row += 1) {
    let from = (row - top) * width + firstColumn - left;
    let to = ((y + row) * cardWidth + x + firstColumn) * 3;
    for (let column = firstColumn; column < lastColumn; column += 1, from += 1, to += 3) {
      const above = opacity[from] ?? 0;
      if (above === 0) continue;
      const below = 255 - above;
      onto[to] = (red * above + (onto[to] ?? 0) * below + 127) / 255;
      onto[to + 1] = (green * above + (onto[to + 1] ?? 0) * below + 127) / 255;
      onto[to + 2] = (blue * above + (onto[to + 2] ?? 0) * below + 127) / 255;
    }
  }
};

/** Fills text with its colour. */
export const layWords = (words: readonly Words[], onto: Pixels): void => {
  for (const { masks, color } of words) {
    for (const placed of masks) layMask(placed, color, onto);
  }
};
