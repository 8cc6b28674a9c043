import { siteName } from '../../src/i18n/siteName';
import type { PictureFont, PictureFonts } from './fonts';
import type { ColorScheme } from './schemes';
import { setTitle, type TitleBox } from './setTitle';
import { ogImageSize, type OgImage } from './ogImage';

/** Pixels. */
export const margin = 72;
/** The right edge of the text area, in pixels from the left edge of the image. */
const textWidth = 900;
const titleBox: TitleBox = {
  width: textWidth - margin - 8,
  sizes: [
    { size: 112, lines: 2 },
    { size: 94, lines: 3 },
    { size: 78, lines: 4 },
    { size: 66, lines: 4 },
    { size: 56, lines: 5 },
  ],
};
const lineHeight = 1.04;
const kickerSize = 30;
const brandSize = 44;
const brandLine = margin + 32;

/** Truncates a text to a width, with an ellipsis. */
const shorten = (text: string, fits: (text: string) => boolean): string => {
  if (fits(text)) return text;
  let shorter = text;
  while (shorter !== '' && !fits(`${shorter}…`)) shorter = shorter.slice(0, -1).trimEnd();
  return `${shorter}…`;
};

/** A text on an image; lengths in pixels. */
export type TextLine = {
  text: string;
  font: PictureFont;
  size: number;
  x: number;
  /** The baseline. */
  y: number;
  color: string;
};

/** The name of the brand, at the top of each image. */
export const layOutBrand = (scheme: ColorScheme, { display }: PictureFonts): TextLine => ({
  text: siteName,
  font: display,
  size: brandSize,
  x: margin + 60,
  y: brandLine,
  color: scheme.title,
});

/** The lines of text, from the bottom up. None if the font cannot write the title: a kicker alone would be taken for it. */
export const layOutText = (
  ogImage: OgImage,
  scheme: ColorScheme,
  { display, text }: PictureFonts,
): TextLine[] => {
  const title = display.writable(ogImage.title);
  if (title === '') return [];
  const { lines, size } = setTitle(title, titleBox, display.width);
  const baseline = (index: number): number =>
    ogImageSize.height - margin - (lines.length - 1 - index) * size * lineHeight - size * 0.04;
  const kicker = shorten(
    text.writable(ogImage.kicker),
    (shorter) => text.width(shorter, kickerSize) <= titleBox.width,
  );
  const kickerLine = baseline(0) - size * 0.76 - 30;
  return [
    { text: kicker, font: text, size: kickerSize, x: margin, y: kickerLine, color: scheme.kicker },
    ...lines.map((line, index) => ({
      text: line,
      font: display,
      size,
      x: margin - size * 0.05,
      y: baseline(index),
      color: scheme.title,
    })),
  ];
};
