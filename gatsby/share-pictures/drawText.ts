import { mark } from '../../src/components/markPath';
import { siteName } from '../../src/i18n/siteName';
import type { PictureFonts } from './fonts';
import type { CardScheme } from './schemes';
import { setTitle, type TitleBox } from './setTitle';
import { cardSize, type ShareCard } from './shareCard';

const margin = 72;
/** Words keep within it, in pixels from the left edge of the card. */
export const textWidth = 900;
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

/** Shortens a text that is wider than there is room. */
const shorten = (text: string, fits: (text: string) => boolean): string => {
  if (fits(text)) return text;
  let shorter = text;
  while (shorter !== '' && !fits(`${shorter}…`)) shorter = shorter.slice(0, -1).trimEnd();
  return `${shorter}…`;
};

/** The words of a card and the brand, on nothing: an SVG as high as the card, and `textWidth` wide. */
export const drawText = (
  card: ShareCard,
  scheme: CardScheme,
  { display, text }: PictureFonts,
): string => {
  const title = display.writable(card.title);
  const { lines, size } = setTitle(title, titleBox, display.width);
  const baseline = (index: number): number =>
    cardSize.height - margin - (lines.length - 1 - index) * size * lineHeight - size * 0.04;
  const words = lines.map((line, index) =>
    display.draw(line, margin - size * 0.05, baseline(index), size),
  );
  const kicker = shorten(
    text.writable(card.kicker),
    (shorter) => text.width(shorter, kickerSize) <= titleBox.width,
  );
  const kickerLine = baseline(0) - size * 0.76 - 30;
  const nameLeft = margin + 60;
  const siteLeft = nameLeft + display.width(siteName, brandSize) + 20;
  const site = shorten(
    text.writable(card.site),
    (shorter) => siteLeft + text.width(shorter, kickerSize) <= textWidth,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${textWidth}" height="${cardSize.height}">`,
    `<path transform="translate(${margin - 3} ${margin - 8}) scale(1.35)" d="${mark}" fill="none" stroke="${scheme.title}" stroke-width="2.4"/>`,
    `<g fill="${scheme.title}">${display.draw(siteName, nameLeft, brandLine, brandSize)}${words.join('')}</g>`,
    `<g fill="${scheme.quiet}">${text.draw(site, siteLeft, brandLine, kickerSize)}</g>`,
    `<g fill="${scheme.kicker}">${text.draw(kicker, margin, kickerLine, kickerSize)}</g>`,
    '</svg>',
  ].join('');
};
