import { textColor, type Scheme } from './palette';
import { short } from './svg';
import { textOutline, textWidth } from './textOutline';

/** Of the written figures, and the room that each takes above its marks. */
export const textSize = 72;
export const textRoom = 82;
/** From the baseline to the marks. */
export const textGap = 28;

export const box = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="3" fill="${fill}"/>`;

/** The text of a figure above its marks, in their colour, as large as the room across allows. */
export const caption = (
  text: string,
  left: number,
  top: number,
  fill: string,
  scheme: Scheme,
  room = Infinity,
  size = textSize,
) =>
  textOutline(
    text,
    [left, top - textGap],
    Math.min(size, room / textWidth(text, 1)),
    textColor(fill, scheme),
  );
