import { resolve } from 'node:path';
import { openSync, type Font, type Glyph } from 'fontkit';
import { drawMask, type Mask, type PlacedMask } from './masks';

/** A font for drawing on images; lengths in pixels for a size in pixels. */
export type PictureFont = {
  /**
   * Replaces letters that the font lacks by their base letters, and removes signs that it lacks. Empty if it lacks a letter
   * or digit: without those the text would say something else.
   */
  writable: (text: string) => string;
  width: (text: string, size: number) => number;
  /** Draws text from `x` on the baseline `y`. Caches the mask of each letter at each size, because drawing text is slow. */
  draw: (text: string, x: number, y: number, size: number) => Promise<PlacedMask[]>;
};

/** Letters are placed at half pixels, so each needs at most two masks. */
const steps = 2;

const readFont = (name: string): PictureFont => {
  const font = openSync(resolve('src/theme/fonts', name)) as Font;
  const advances = new Map<string, number>();
  const advance = (word: string): number => {
    const known = advances.get(word) ?? font.layout(word).advanceWidth / font.unitsPerEm;
    advances.set(word, known);
    return known;
  };
  const masks = new Map<string, Promise<Mask>>();
  /** @param shift horizontal offset from an integer pixel. */
  const maskOf = (glyph: Glyph, size: number, shift: number): Promise<Mask> => {
    const key = `${glyph.id} ${size} ${shift}`;
    const known = masks.get(key);
    if (known !== undefined) return known;
    const scale = size / font.unitsPerEm;
    const { minX, minY, maxX, maxY } = glyph.bbox;
    const mask = drawMask(
      `<path transform="translate(${shift}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`,
      {
        left: Math.floor(minX * scale + shift),
        top: Math.floor(-maxY * scale),
        right: Math.ceil(maxX * scale + shift),
        bottom: Math.ceil(-minY * scale),
      },
    );
    masks.set(key, mask);
    return mask;
  };
  const has = (character: string): boolean =>
    font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  /** A character, or what it is made of without marks: `r` for `ř`, `2` for `₂`. */
  const writtenAs = (character: string): string | undefined => {
    if (has(character)) return character;
    const parts = [...character.normalize('NFKD')].filter((part) => !/\p{M}/u.test(part));
    return parts.every(has) ? parts.join('') : undefined;
  };
  return {
    writable: (text) => {
      const characters = [...text.normalize('NFC')];
      const written = characters.map(writtenAs);
      const lacksLetter = characters.some(
        (character, index) => written[index] === undefined && /[\p{L}\p{N}]/u.test(character),
      );
      return lacksLetter ? '' : written.join('').replace(/\s+/g, ' ').trim();
    },
    // Measures word by word with a cache, because line breaking measures the same words repeatedly.
    width: (text, size) => {
      const words = text.split(' ');
      const letters = words.reduce((sum, word) => sum + advance(word), 0);
      return (letters + advance(' ') * (words.length - 1)) * size;
    },
    draw: (text, x, y, size) => {
      const { glyphs, positions } = font.layout(text);
      let pen = 0;
      const letters = glyphs.flatMap((glyph, index) => {
        const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
        const left = x + ((pen + xOffset) * size) / font.unitsPerEm;
        pen += xAdvance;
        // A space has no outline.
        if (glyph.path.commands.length === 0) return [];
        const place = Math.round(left * steps) / steps;
        return { glyph, x: Math.floor(place), shift: place - Math.floor(place) };
      });
      return Promise.all(
        letters.map(async ({ glyph, shift, x: left }) => ({
          mask: await maskOf(glyph, size, shift),
          x: left,
          y: Math.round(y),
        })),
      );
    },
  };
};

export type PictureFonts = { display: PictureFont; text: PictureFont };

let fonts: PictureFonts | undefined;

/** The website's brand fonts; text is drawn as paths, so they need not be installed. */
export const pictureFonts = (): PictureFonts =>
  (fonts ??= {
    display: readFont('bricolage-grotesque.woff2'),
    text: readFont('instrument-sans.woff2'),
  });
