import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { compressSync, FORMAT_RGB, SAMP_420 } from '@julusian/jpeg-turbo';
import sharp from 'sharp';
import { createOgImageRenderer } from '~/gatsby/og-images/drawOgImage';
import { pictureFonts } from '~/gatsby/og-images/fonts';
import { encodeRow, joinRows, pixelsOfRow, rowCount } from '~/gatsby/og-images/jpegRows';
import { drawMask, layMask } from '~/gatsby/og-images/masks';
import { colorSchemes, contrast } from '~/gatsby/og-images/schemes';
import { setTitle } from '~/gatsby/og-images/setTitle';
import { ogImageFileName, ogImageFolder, ogImageSize } from '~/gatsby/og-images/ogImage';
import {
  prepareDrawing,
  prerender,
  drawnAhead,
  finishOgImages,
} from '~/gatsby/og-images/prerender';
import { writeOgImages } from '~/gatsby/og-images/writeOgImages';

const ogImage = { title: 'Données & décisions', kicker: 'Article' };

describe('a title', () => {
  /** Ten pixels a letter at size 20, and so on. */
  const measure = (text: string, size: number) => (text.length * size) / 2;
  const box = {
    width: 200,
    sizes: [
      { size: 40, lines: 2 },
      { size: 20, lines: 3 },
    ],
  };

  it.each([
    ['large where it fits', 'One two', { lines: ['One two'], size: 40 }],
    ['in lines of a length', 'One two three four', { lines: ['One two', 'three four'], size: 40 }],
    [
      'smaller rather than with a broken word',
      'Responsibility',
      { lines: ['Responsibility'], size: 20 },
    ],
    [
      'broken only where a word is wider than the smallest line',
      'Donaudampfschifffahrtsgesellschaft',
      { lines: ['Donaudampfschifffahr', 'tsgesellschaft'], size: 20 },
    ],
    ['empty', '', { lines: [], size: 40 }],
  ])('is set %s', (_how, title, expected) => {
    expect(setTitle(title, box, measure)).toEqual(expected);
  });

  it('that is too long ends in an ellipsis within its box', () => {
    const { lines, size } = setTitle('word '.repeat(40), box, measure);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/…$/);
    for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(box.width);
  });
});

describe('the brand fonts', () => {
  it('write the letters of every language of the site', () => {
    const text = 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜ àâæçéèêëîïôœùûüÿ ãõáíóú ñ¿¡ — “” ’ … €';
    expect(pictureFonts().display.writable(text)).toBe(text);
    expect(pictureFonts().text.writable(text)).toBe(text);
  });

  it('lose accents and signs that they do not have', () => {
    expect(pictureFonts().display.writable('Dvořák 🎻 trio')).toBe('Dvorák trio');
    expect(pictureFonts().display.writable('CO₂ ﬁve')).toBe('CO2 five');
  });

  it.each(['Dvořák 数据 trio', 'データ', 'مكتبة', 'Строка', 'Μέλος'])(
    'write nothing of %s rather than a part',
    (text) => {
      expect(pictureFonts().display.writable(text)).toBe('');
      expect(pictureFonts().text.writable(text)).toBe('');
    },
  );
});

describe('letters on a image', () => {
  const { width, height } = ogImageSize;
  /** The pixels of a white image that have become red, as `x,y`. */
  const redPixels = (ogImage: Buffer): string[] =>
    Array.from({ length: width * height }, (_, at) => at)
      .filter((at) => ogImage[at * 3] === 255 && ogImage[at * 3 + 1] === 0)
      .map((at) => `${at % width},${Math.floor(at / width)}`);
  const whiteImage = (): Buffer => Buffer.alloc(width * height * 3, 255);
  const square = () =>
    drawMask('<path d="M-1-1h3v3h-3z"/>', { left: -1, top: -1, right: 2, bottom: 2 });

  it('lie around their origin', async () => {
    const ogImage = whiteImage();
    layMask({ mask: await square(), x: 10, y: 20 }, [255, 0, 0], ogImage);
    expect(redPixels(ogImage)).toEqual(
      [19, 20, 21].flatMap((y) => [9, 10, 11].map((x) => `${x},${y}`)),
    );
  });

  it('are cut at the edges of the image', async () => {
    const ogImage = whiteImage();
    const mask = await square();
    layMask({ mask, x: 0, y: 0 }, [255, 0, 0], ogImage);
    layMask({ mask, x: width - 1, y: height - 1 }, [255, 0, 0], ogImage);
    layMask({ mask, x: width + 9, y: -9 }, [255, 0, 0], ogImage);
    expect(redPixels(ogImage)).toEqual([
      ...['0,0', '1,0', '0,1', '1,1'],
      ...[`${width - 2},${height - 2}`, `${width - 1},${height - 2}`],
      ...[`${width - 2},${height - 1}`, `${width - 1},${height - 1}`],
    ]);
  });

  it('mix with what is below by as much as they cover of a pixel', async () => {
    const ogImage = whiteImage();
    const half = await drawMask('<path d="M0 0h.5v1h-.5z"/>', {
      left: 0,
      top: 0,
      right: 1,
      bottom: 1,
    });
    layMask({ mask: half, x: 0, y: 0 }, [0, 0, 255], ogImage);
    const [red = 0, green = 0, blue = 0] = ogImage;
    expect(Math.abs(red - 128)).toBeLessThan(3);
    expect(green).toBe(red);
    expect(blue).toBe(255);
  });

  it('are as wide as they are measured, and stand on their line', async () => {
    const { display } = pictureFonts();
    const placed = await display.draw('Holm', 100, 200, 80);
    const right = Math.max(...placed.map(({ mask, x }) => x + mask.right));
    expect(Math.abs(right - 100 - display.width('Holm', 80))).toBeLessThan(6);
    const [first] = placed;
    expect((first?.y ?? 0) + (first?.mask.bottom ?? 0)).toBe(200);
  });
});

describe('an Open Graph image', () => {
  it('is drawn in its size, the same each time', async () => {
    const { draw } = createOgImageRenderer();
    const [first, again] = [await draw(ogImage), await createOgImageRenderer().draw(ogImage)];
    const { format, width, height } = await sharp(first).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(first.equals(again)).toBe(true);
  });

  it('is the same on a ground that others were drawn on before', async () => {
    const { draw, groundKey } = createOgImageRenderer();
    const own = { ...ogImage, accent: '#C2410C' };
    const others = Array.from({ length: 40 }, (_, index) => ({
      ...own,
      title: `Les autres ${'plus '.repeat(index % 9)}${index}`,
    })).filter((other) => groundKey(other) === groundKey(own));
    expect(others.length).toBeGreaterThan(2);
    for (const other of others) await draw(other);
    const after = await draw(own);
    expect(after.equals(await createOgImageRenderer().draw(own))).toBe(true);
  });

  it('is encoded in rows to what it would be in one piece', async () => {
    const pixels = await sharp({
      create: {
        ...ogImageSize,
        channels: 3,
        background: '#456',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .raw()
      .toBuffer();
    const rows = Array.from({ length: rowCount }, (_, row) => encodeRow(pixelsOfRow(pixels, row)));
    const decode = (file: Buffer) => sharp(file, { failOn: 'warning' }).raw().toBuffer();
    const whole = compressSync(pixels, {
      ...ogImageSize,
      format: FORMAT_RGB,
      subsampling: SAMP_420,
      quality: 77,
    });
    expect((await decode(joinRows(rows))).equals(await decode(whole))).toBe(true);
  });

  it('has what it says in its name', () => {
    const names = [
      ogImage,
      { ...ogImage, title: 'b' },
      { ...ogImage, kicker: 'b' },
      { ...ogImage, accent: '#123456' },
    ].map(ogImageFileName);
    expect(new Set(names).size).toBe(names.length);
    expect(ogImageFileName({ ...ogImage })).toBe(names[0]);
  });

  it('has no text but the name of the brand for a title that the font cannot write', async () => {
    const { draw } = createOgImageRenderer();
    const [bare, kicked] = [
      await draw({ title: '日本の港', kicker: '' }),
      await draw({ title: '日本の港', kicker: 'Article' }),
    ];
    expect(kicked.equals(bare)).toBe(true);
    expect(bare.equals(await draw({ title: 'Port', kicker: '' }))).toBe(false);
  });

  it('shows words that can be read on every ground', () => {
    for (const { ground, title, kicker } of colorSchemes) {
      for (const words of [title, kicker]) {
        expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('the Open Graph images of a build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'share-pictures-'));
  const file = join(folder, ogImageFolder, ogImageFileName(ogImage));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('are drawn once for all pages that say the same, and not again', async () => {
    expect(await writeOgImages(folder, [ogImage, { ...ogImage }])).toEqual({
      drawn: 1,
      unchanged: 0,
    });
    const { mtimeMs } = statSync(file);
    expect(await writeOgImages(folder, [ogImage])).toEqual({ drawn: 0, unchanged: 1 });
    expect(statSync(file).mtimeMs).toBe(mtimeMs);
  });

  it('are drawn ahead by a process of its own, and what it has not drawn after it', async () => {
    const ahead = mkdtempSync(join(folder, 'ahead-'));
    const ogImages = ['Un', 'Deux'].map((title) => ({ ...ogImage, title }));
    prerender({ publicFolder: ahead, images: ogImages });
    expect(await finishOgImages({ publicFolder: ahead, images: [...ogImages, ogImage] })).toEqual({
      drawn: 3,
      unchanged: 0,
    });
    expect(readdirSync(join(ahead, ogImageFolder)).sort()).toEqual(
      [...ogImages, ogImage].map(ogImageFileName).sort(),
    );
    expect(await writeOgImages(ahead, ogImages)).toEqual({ drawn: 0, unchanged: 2 });
  });

  it('stay when those of new pages are drawn ahead, by a process that waited for them', async () => {
    const [waiting = 0] = prepareDrawing();
    const warm = mkdtempSync(join(folder, 'warm-'));
    await writeOgImages(warm, [ogImage]);
    const added = { ...ogImage, title: 'Trois' };
    prerender({ publicFolder: warm, images: [added] });
    expect(await drawnAhead()).toBe(1);
    // It ends when it has drawn; one that was not used still waits.
    for (let turn = 0; turn < 100 && isAlive(waiting); turn += 1) await setTimeout(50);
    expect(isAlive(waiting)).toBe(false);
    expect(await finishOgImages({ publicFolder: warm, images: [ogImage, added] })).toEqual({
      drawn: 0,
      unchanged: 2,
    });
  });

  it('are drawn all the same where that process cannot do it', async () => {
    const ahead = join(mkdtempSync(join(folder, 'failing-')), 'later');
    writeFileSync(ahead, 'no folder yet');
    const said = jest.spyOn(console, 'error').mockImplementation();
    prerender({ publicFolder: ahead, images: [ogImage] });
    expect(await drawnAhead()).toBe(0);
    expect(said).toHaveBeenCalledWith(expect.stringContaining('drawn after the build'));
    said.mockRestore();
    rmSync(ahead);
    expect(await writeOgImages(ahead, [ogImage])).toEqual({ drawn: 1, unchanged: 0 });
  });

  it('go when no page names them', async () => {
    writeFileSync(join(folder, ogImageFolder, 'old.jpg'), '');
    const other = { ...ogImage, title: 'Autre' };
    await writeOgImages(folder, [other]);
    expect(readdirSync(join(folder, ogImageFolder))).toEqual([ogImageFileName(other)]);
    expect(
      readFileSync(join(folder, ogImageFolder, ogImageFileName(other))).length,
    ).toBeGreaterThan(0);
  });
});
