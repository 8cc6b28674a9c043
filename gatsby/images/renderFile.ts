import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import sharp from 'sharp';
import type { Work } from '../../hosting/worker-pool/openWorker';
import { renderDrawing } from './renderDrawing';
import { renderPlaceholder } from './renderPlaceholder';
import { renderThumbnail } from './renderThumbnail';

/**
 * Widths in pixels: a card on a phone; half a page, or the full width of a phone with fewer than three pixels a point (92%
 * of 360 points of two, of 412 of 1.75); half a page of two pixels a point; the full column, then the same of one and a half
 * and of two pixels a point. A browser takes the first that is wide enough.
 */
const avifWidths = [400, 680, 800, 1160, 1740, 2320];
const webpWidths = [400, 800];
/**
 * As like the drawings, by structural similarity, as quality 62 with effort 1, in four fifths of the bytes, for half as much
 * time again. Effort 3 would save another seventh for 1.5 times that.
 */
const avif = { quality: 57, effort: 2 };
const webp = { quality: 66, effort: 2 };
/** Part of the cache key: a change of widths or quality invalidates cached renditions. */
export const recipe = JSON.stringify({ avifWidths, webpWidths, avif, webp, version: 3 });

const widthsUpTo = (widths: readonly number[], own: number): number[] => [
  ...new Set(widths.map((width) => Math.min(width, own))),
];

const render = async (source: Buffer, folder: string, url: string): Promise<IGatsbyImageData> => {
  const image = sharp(source, { failOn: 'error' }).rotate();
  const { width = 0, height = 0, orientation = 1 } = await image.metadata();
  const isTurned = orientation >= 5;
  const [ownWidth, ownHeight] = isTurned ? [height, width] : [width, height];
  await mkdir(folder, { recursive: true });

  const renderAs = (format: 'avif' | 'webp', widths: readonly number[]): Promise<string[]> =>
    Promise.all(
      widthsUpTo(widths, ownWidth).map(async (renditionWidth) => {
        const name = `${renditionWidth}.${format}`;
        const resized = image.clone().resize({ width: renditionWidth });
        const encoded = format === 'avif' ? resized.avif(avif) : resized.webp(webp);
        await writeFile(join(folder, name), await encoded.toBuffer());
        return `${url}/${name} ${renditionWidth}w`;
      }),
    );

  const avifSet = await renderAs('avif', avifWidths);
  const webpSet = await renderAs('webp', webpWidths);
  await renderThumbnail(image, folder, ownWidth);
  const shownWidth = Math.min(ownWidth, Math.max(...avifWidths));
  return {
    layout: 'fullWidth',
    width: shownWidth,
    height: Math.round((shownWidth * ownHeight) / ownWidth),
    // Without `sizes`: a component says how wide it shows a picture.
    images: {
      fallback: { src: webpSet.at(-1)?.split(' ')[0] ?? '', srcSet: webpSet.join(', ') },
      sources: [{ type: 'image/avif', srcSet: avifSet.join(', ') }],
    },
    placeholder: await renderPlaceholder(image),
  };
};

/** What is known of each picture that has been rendered. */
export const dataFolder = join('.cache', 'image-data');

/** Whether the files of a picture that an earlier build has rendered still exist. */
export const isRendered = ({ images }: IGatsbyImageData, pathPrefix: string): boolean => {
  const folder = dirname(images.fallback?.src ?? '').slice(pathPrefix.length);
  return /^\/static\/./.test(folder) && existsSync(join(process.cwd(), 'public', folder));
};

const underWay = new Map<string, Promise<IGatsbyImageData>>();

/**
 * Renders a picture once as AVIF and WebP files below `/static/`, or copies a drawing there, in a folder named by a hash of its
 * bytes; its data are kept, so that later builds need not open it again.
 *
 * @throws Error when it cannot be read.
 */
export const renderFile = async (file: string, pathPrefix: string): Promise<IGatsbyImageData> => {
  const source = await readFile(file);
  // 48 bits: enough to tell a site's pictures apart, and a list of thirty has 0.2 kB less than with 80.
  const hash = createHash('sha256').update(recipe).update(source).digest('hex').slice(0, 12);
  const folder = join(process.cwd(), 'public', 'static', hash);
  const dataFile = join(process.cwd(), dataFolder, `${hash}.json`);
  const running = underWay.get(hash);
  if (running) return running;
  const result = (async () => {
    if (existsSync(dataFile) && existsSync(folder)) {
      return JSON.parse(await readFile(dataFile, 'utf8')) as IGatsbyImageData;
    }
    const renderAny = extname(file).toLowerCase() === '.svg' ? renderDrawing : render;
    const data = await renderAny(source, folder, `${pathPrefix}/static/${hash}`);
    await mkdir(join(dataFile, '..'), { recursive: true });
    await writeFile(`${dataFile}.part`, JSON.stringify(data));
    await rename(`${dataFile}.part`, dataFile);
    return data;
  })();
  underWay.set(hash, result);
  return result;
};

export const work: Work<{ pathPrefix: string }, string, IGatsbyImageData> =
  ({ pathPrefix }) =>
  (files) =>
    Promise.all(files.map((file) => renderFile(file, pathPrefix)));
