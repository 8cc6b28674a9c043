import type { MenuEntry } from './menuEntry';

/** Widths of Instrument Sans at 15 px and weight 500, in pixels; `other` is the mean of the lower-case letters. */
const widths = { narrow: 4.6, other: 8.4, wide: 12.6, capital: 10.2, ideograph: 15.5 };

const characterWidth = (character: string): number => {
  if (/[\u2e80-\uffef]/u.test(character)) return widths.ideograph;
  if (/[iljtfrI.,:;'’ !|]/u.test(character)) return widths.narrow;
  if (/[mwMW]/u.test(character)) return widths.wide;
  return /\p{Lu}/u.test(character) ? widths.capital : widths.other;
};

const textWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + characterWidth(character), 0);

/** The gutters, the logo, the search button and the globe, and the gaps between them, in pixels. */
const fixedWidth = 80 + 133 + 82 + 32;

/**
 * The least width of a window, in em of the media query (16 px unless the visitor chose larger text), in which the whole
 * menu stands in one row without a break in a label; below it the menu is a panel. Media queries cannot ask how wide
 * text is, so it is estimated from the letters, to some per cent.
 */
export const menuMinWidth = (
  entries: readonly MenuEntry[],
  contact: string | undefined,
  regionCode: string,
): number => {
  const items = entries.map(
    ({ title, href, children, isOpenInNewWindow }) =>
      textWidth(title) +
      24 +
      (children.length === 0 ? 0 : href ? 26 : 22) +
      (isOpenInNewWindow ? 24 : 0),
  );
  const button = contact === undefined ? 0 : textWidth(contact) * 1.05 + 40 + 12;
  const pixels =
    fixedWidth + items.reduce((sum, width) => sum + width, 0) + button + textWidth(regionCode);
  // In steps of two, so that sites of similar menus share their styles.
  return Math.ceil(pixels / 32) * 2;
};
