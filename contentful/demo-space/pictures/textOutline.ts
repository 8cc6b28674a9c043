import { resolve } from 'node:path';
import { openSync, type Font } from 'fontkit';
import { short, type Point } from './svg';

let font: Font | undefined;

const displayFont = (): Font =>
  (font ??= openSync(resolve(__dirname, '../../../src/theme/fonts/bricolage-grotesque.woff2')) as Font);

/** As the headings of the site: a part of the size, from one glyph to the next. */
const tracking = -0.025;

/** The font has no narrow spaces. */
const layOut = (text: string) => displayFont().layout(text.replace(/\s/g, ' '));

/** In pixels. */
export const textWidth = (text: string, size: number): number =>
  (layOut(text).advanceWidth / displayFont().unitsPerEm + tracking * text.length) * size;

/**
 * A text as outlines of the display font, since a picture loads no font.
 *
 * @param start left end of the baseline, in pixels.
 * @param size of the font, in pixels; digits are two thirds as high.
 */
export const textOutline = (text: string, [x, y]: Point, size: number, fill: string): string => {
  const { glyphs, positions } = layOut(text);
  const scale = size / displayFont().unitsPerEm;
  let pen = 0;
  const paths = glyphs.map((glyph, index) => {
    const path = glyph.path.translate(pen, 0).toSVG();
    pen += (positions[index]?.xAdvance ?? 0) + tracking * displayFont().unitsPerEm;
    return path;
  });
  const place = `translate(${short(x)} ${short(y)}) scale(${scale} ${-scale})`;
  return `<path transform="${place}" d="${paths.join('')}" fill="${fill}"/>`;
};
