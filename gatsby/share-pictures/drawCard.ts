import sharp from 'sharp';
import { mark, markSize } from '../../src/components/markPath';
import { drawCountry, drawGround, type Pixels } from './drawGround';
import { pictureFonts } from './fonts';
import { readLandscape } from './landscape';
import { layOutText, margin } from './layOutText';
import { drawMask, layMask } from './masks';
import { cardSchemes, contrast, readColor } from './schemes';
import { cardSize, chooseBy, type ShareCard } from './shareCard';

/** Huffman tables made for each picture would take half as long again for a tenth fewer bytes. */
const jpeg = { quality: 77, optimiseCoding: false } as const;
/** Of the place on a card to its ground; WCAG asks 3 of what must be seen, and a card is understood without. */
const leastContrast = 2.5;

/** The mark is drawn this much larger than in the header. */
const markScale = 1.35;

export type CardDrawing = {
  /** Cards with the same key share a ground, and are best drawn one after the other. */
  groundKey: (card: ShareCard) => string;
  draw: (card: ShareCard) => Promise<Buffer>;
};

/** The last value that was made for a key; the one before is forgotten, since each is megabytes. */
const rememberLast = <Value>(): ((key: string, make: () => Value) => Value) => {
  let last: { key: string; value: Value } | undefined;
  return (key, make) => {
    if (last?.key !== key) last = { key, value: make() };
    return last.value;
  };
};

/** Draws cards as JPEG files onto pieces of one landscape. */
export const openCardDrawing = (): CardDrawing => {
  const landscape = readLandscape();
  const fonts = pictureFonts();
  const countryOf = rememberLast<Promise<Pixels>>();
  const groundOf = rememberLast<Promise<Pixels>>();
  const markSide = Math.ceil(markSize * markScale);
  const markMask = drawMask(
    `<path transform="scale(${markScale})" d="${mark}" fill="none" stroke="#000" stroke-width="2.4"/>`,
    { left: 0, top: 0, right: markSide, bottom: markSide },
  );
  /** The pixels of cards that have been encoded: fresh memory of this size takes longer than all letters. */
  const spare: Pixels[] = [];

  const choose = (card: ShareCard) => {
    const { accent: own, site, title } = card;
    const seed = `${site} ${title}`;
    // A dark accent would be lost on a dark ground.
    const fitting = cardSchemes.filter(
      ({ ground }) => own === undefined || contrast(own, ground) >= leastContrast,
    );
    const usable = fitting.length > 0 ? fitting : cardSchemes;
    const scheme = usable[chooseBy(`scheme ${seed}`, usable.length)];
    // Pages with a colour of their own share a summit: services are places, and grounds take long to draw.
    const summitIndex = chooseBy(`summit ${own ?? seed}`, landscape.summits.length);
    const summit = landscape.summits[summitIndex];
    if (!scheme || !summit) throw new Error('There is no ground for share pictures.');
    const accent = own !== undefined && fitting.length > 0 ? own : scheme.place;
    return { scheme, summit, accent, key: `${scheme.ground} ${summitIndex} ${accent}` };
  };

  return {
    groundKey: (card) => choose(card).key,
    draw: async (card) => {
      const { scheme, summit, accent, key } = choose(card);
      const ground = groundOf(key, async () =>
        drawGround(
          await countryOf(scheme.ground, () => drawCountry(landscape, scheme)),
          landscape,
          summit,
          accent,
          scheme,
        ),
      );
      const lines = await Promise.all(
        layOutText(card, scheme, fonts).map(async ({ text, font, x, y, size, color }) => ({
          masks: await font.draw(text, x, y, size),
          color: readColor(color),
        })),
      );
      const brand = { mask: await markMask, x: margin - 3, y: margin - 8 };
      const drawn = await ground;
      const pixels = spare.pop() ?? Buffer.alloc(drawn.length);
      drawn.copy(pixels);
      layMask(brand, readColor(scheme.title), pixels);
      for (const { masks, color } of lines) {
        for (const placed of masks) layMask(placed, color, pixels);
      }
      const file = await sharp(pixels, { raw: { ...cardSize, channels: 3 } })
        .jpeg(jpeg)
        .toBuffer();
      spare.push(pixels);
      return file;
    },
  };
};
