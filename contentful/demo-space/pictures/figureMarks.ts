import { textColor, type Scheme } from './palette';
import { short } from './svg';
import { textOutline, textWidth } from './textOutline';

/** Of the written figures, in pixels, and where a page shows them small. */
export const textSize = 72;
export const smallTextSize = 102;
/** Parts of the size of a text: its capitals, and from the baseline to the marks, of which its descenders take 0.18. */
const capitals = 0.67;
export const textGap = 0.53;

/** From the top of a text to its marks. */
export const textRoom = (size = textSize): number => size * (capitals + textGap);

/** The largest size, up to a wished one, in which each of the texts fits the room across. */
export const fitText = (texts: readonly string[], room: number, size = textSize): number =>
  Math.min(size, ...texts.filter(Boolean).map((text) => room / textWidth(text, 1)));

export const box = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="3" fill="${fill}"/>`;

/** The text of a figure above its marks, in their colour. */
export const caption = (text: string, left: number, top: number, fill: string, scheme: Scheme, size = textSize) =>
  textOutline(text, [left, top - size * textGap], size, textColor(fill, scheme));
