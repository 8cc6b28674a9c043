import sharp from 'sharp';
import { drawCountry, drawGround, type Pixels } from './drawGround';
import { drawText, textWidth } from './drawText';
import { pictureFonts } from './fonts';
import { readLandscape } from './landscape';
import { cardSchemes, contrast } from './schemes';
import { cardSize, chooseBy, type ShareCard } from './shareCard';

/** Huffman tables made for each picture would take half as long again for a tenth fewer bytes. */
const jpeg = { quality: 77, optimiseCoding: false } as const;
/** Of the place on a card to its ground; WCAG asks 3 of what must be seen, and a card is understood without. */
const leastContrast = 2.5;

/** Lays a picture with transparency over the left of another, in place. Far quicker here than by way of sharp. */
const lay = (over: Buffer, onto: Pixels): void => {
  // Four bytes a pixel, read at once: most of them are empty.
  const pixels = new Uint32Array(over.buffer, over.byteOffset, over.length / 4);
  for (let index = 0; index < pixels.length; index += 1) {
    if (pixels[index] === 0) continue;
    const from = index * 4;
    const alpha = (over[from + 3] ?? 0) / 255;
    const to = (Math.floor(index / textWidth) * cardSize.width + (index % textWidth)) * 3;
    for (let channel = 0; channel < 3; channel += 1) {
      const below = onto[to + channel] ?? 0;
      onto[to + channel] = below + ((over[from + channel] ?? 0) - below) * alpha;
    }
  }
};

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
      const text = await sharp(Buffer.from(drawText(card, scheme, fonts)))
        .raw()
        .toBuffer();
      const pixels = Buffer.from(await ground);
      lay(text, pixels);
      return sharp(pixels, { raw: { ...cardSize, channels: 3 } })
        .jpeg(jpeg)
        .toBuffer();
    },
  };
};
