import { logoPath, logoSize } from '../../src/components/logoPath';
import { drawCountry, drawGround, type Pixels } from './drawGround';
import { pictureFonts } from './fonts';
import { openGround, type Ground } from './ground';
import { readLandscape, type Landscape } from './landscape';
import { layOutBrand, layOutText, margin, type TextLine } from './layOutText';
import { drawMask, layWords, type Words } from './masks';
import { colorSchemes, contrast, readColor, type ColorScheme } from './schemes';
import { chooseBy, type OgImage } from './ogImage';

/** Minimum contrast of the marker to the background. WCAG requires 3 for meaningful graphics; the marker is decorative. */
const leastContrast = 2.5;

/** Scale of the logo relative to the header's. */
const markScale = 1.35;

/** The inputs of a background. */
type Chosen = {
  scheme: ColorScheme;
  summit: Landscape['summits'][number];
  accent: string;
  groundKey: string;
};

export type OgImageRenderer = {
  /** Draws the landscape in all colours; else it is drawn in each when an image needs it. */
  prepare: () => Promise<void>;
  /** Images with the same key share a background; drawing them in sequence uses the cache. */
  groundKey: (ogImage: OgImage) => string;
  draw: (ogImage: OgImage) => Promise<Buffer>;
};

/** Caches the value of the last key only, because each value is several megabytes. */
const rememberLast = <Value>(): ((key: string, make: () => Value) => Value) => {
  let last: { key: string; value: Value } | undefined;
  return (key, make) => {
    if (last?.key !== key) last = { key, value: make() };
    return last.value;
  };
};

/** Draws Open Graph images as JPEG files, each on a section of one landscape. */
export const createOgImageRenderer = (): OgImageRenderer => {
  const landscape = readLandscape();
  const fonts = pictureFonts();
  const countries = new Map<ColorScheme, Promise<Pixels>>();
  const countryOf = (scheme: ColorScheme): Promise<Pixels> => {
    const known = countries.get(scheme) ?? drawCountry(landscape, scheme);
    countries.set(scheme, known);
    return known;
  };
  const groundOf = rememberLast<Promise<Ground>>();
  const markSide = Math.ceil(logoSize * markScale);
  const markMask = drawMask(
    `<path transform="scale(${markScale})" d="${logoPath}" fill="none" stroke="#000" stroke-width="2.4"/>`,
    { left: 0, top: 0, right: markSide, bottom: markSide },
  );
  const wordsOf = (lines: readonly TextLine[]): Promise<Words[]> =>
    Promise.all(
      lines.map(async ({ text, font, x, y, size, color }) => ({
        masks: await font.draw(text, x, y, size),
        color: readColor(color),
      })),
    );

  const choose = (ogImage: OgImage): Chosen => {
    const { accent: own, title } = ogImage;
    // A dark accent is invisible on a dark background.
    const fitting = colorSchemes.filter(
      ({ ground }) => own === undefined || contrast(own, ground) >= leastContrast,
    );
    const usable = fitting.length > 0 ? fitting : colorSchemes;
    const scheme = usable[chooseBy(`scheme ${title}`, usable.length)];
    // Pages with an accent colour share a summit by colour, because backgrounds are slow to draw.
    const summitIndex = chooseBy(`summit ${own ?? title}`, landscape.summits.length);
    const summit = landscape.summits[summitIndex];
    if (!scheme || !summit) throw new Error('There is no background for Open Graph images.');
    const accent = own !== undefined && fitting.length > 0 ? own : scheme.place;
    return { scheme, summit, accent, groundKey: `${scheme.ground} ${summitIndex} ${accent}` };
  };

  /** A background with the logo and the name of the brand. */
  const prepareGround = async ({ scheme, summit, accent }: Chosen): Promise<Ground> => {
    const pixels = await drawGround(await countryOf(scheme), landscape, summit, accent, scheme);
    const brand = { mask: await markMask, x: margin - 3, y: margin - 8 };
    layWords(
      [
        { masks: [brand], color: readColor(scheme.title) },
        ...(await wordsOf([layOutBrand(scheme, fonts)])),
      ],
      pixels,
    );
    return openGround(pixels);
  };

  return {
    prepare: async () => {
      for (const scheme of colorSchemes) await countryOf(scheme);
    },
    groundKey: (ogImage) => choose(ogImage).groundKey,
    draw: async (ogImage) => {
      const chosen = choose(ogImage);
      const drawOn = await groundOf(chosen.groundKey, () => prepareGround(chosen));
      return drawOn(await wordsOf(layOutText(ogImage, chosen.scheme, fonts)));
    },
  };
};
