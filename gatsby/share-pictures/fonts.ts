import { resolve } from 'node:path';
import { openSync, type Font, type Glyph } from 'fontkit';

/** A font as far as pictures use it; lengths in pixels for a size in pixels. */
export type PictureFont = {
  /** The text as this font can write it: letters that it lacks lose their accents, else they go. */
  writable: (text: string) => string;
  width: (text: string, size: number) => number;
  /** The text as SVG paths from `x` along the baseline `y`, in the colour of what is around them. */
  draw: (text: string, x: number, y: number, size: number) => string;
};

const round = (value: number): string => String(Math.round(value * 10) / 10);

const readFont = (name: string): PictureFont => {
  const font = openSync(resolve('src/theme/fonts', name)) as Font;
  const advances = new Map<string, number>();
  const advance = (word: string): number => {
    const known = advances.get(word) ?? font.layout(word).advanceWidth / font.unitsPerEm;
    advances.set(word, known);
    return known;
  };
  const outlines = new Map<number, string>();
  const outline = (glyph: Glyph): string => {
    const known = outlines.get(glyph.id) ?? glyph.path.toSVG();
    outlines.set(glyph.id, known);
    return known;
  };
  const has = (character: string): boolean =>
    font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  return {
    writable: (text) =>
      [...text.normalize('NFC')]
        .map((character) =>
          has(character) ? character : [...character.normalize('NFD')].filter(has).slice(0, 1),
        )
        .flat()
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
    // Word by word: lines are measured again and again with the same words.
    width: (text, size) => {
      const words = text.split(' ');
      const letters = words.reduce((sum, word) => sum + advance(word), 0);
      return (letters + advance(' ') * (words.length - 1)) * size;
    },
    draw: (text, x, y, size) => {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(text);
      let pen = 0;
      const letters = glyphs.map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0 } = positions[index] ?? {};
        const left = pen + xOffset;
        pen += xAdvance;
        const d = outline(glyph);
        return d === '' ? '' : `<path transform="translate(${left})" d="${d}"/>`;
      });
      return text === ''
        ? ''
        : `<g transform="translate(${round(x)} ${round(y)}) scale(${scale} ${-scale})">${letters.join('')}</g>`;
    },
  };
};

export type PictureFonts = { display: PictureFont; text: PictureFont };

let fonts: PictureFonts | undefined;

/** The brand fonts, as the website has them; drawn as paths, so that no machine need have them installed. */
export const pictureFonts = (): PictureFonts =>
  (fonts ??= {
    display: readFont('bricolage-grotesque.woff2'),
    text: readFont('instrument-sans.woff2'),
  });
