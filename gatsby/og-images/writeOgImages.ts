import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { createOgImageRenderer, type OgImageRenderer } from './drawOgImage';
import { ogImageFileName, ogImageFolder, type OgImage } from './ogImage';

export type OgImagesResult = { drawn: number; unchanged: number };

const byFileName = (ogImages: readonly OgImage[]): Map<string, OgImage> =>
  new Map(ogImages.map((ogImage) => [ogImageFileName(ogImage), ogImage]));

const drawMissing = async (
  folder: string,
  wanted: ReadonlyMap<string, OgImage>,
  renderer?: OgImageRenderer,
): Promise<OgImagesResult> => {
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const missing = [...wanted].filter(([name]) => !present.has(name));
  const unchanged = wanted.size - missing.length;
  if (missing.length === 0) return { drawn: 0, unchanged };

  const { groundKey, draw } = renderer ?? createOgImageRenderer();
  const queue = missing
    .map(([name, ogImage]) => ({ name, ogImage, key: groundKey(ogImage) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  await Promise.all(
    // One more than the number of processors, so that none idles while a file is written.
    Array.from({ length: cpus().length + 1 }, async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const file = join(folder, next.name);
        await writeFile(`${file}.part`, await draw(next.ogImage));
        await rename(`${file}.part`, file);
      }
    }),
  );
  return { drawn: missing.length, unchanged };
};

/**
 * Draws missing Open Graph images. File names are content hashes, so a build with unchanged titles draws nothing.
 */
export const drawOgImages = (
  publicFolder: string,
  ogImages: readonly OgImage[],
  renderer: OgImageRenderer,
): Promise<OgImagesResult> =>
  drawMissing(join(publicFolder, ogImageFolder), byFileName(ogImages), renderer);

/** Draws the missing Open Graph images, and removes those that no page has any more. */
export const writeOgImages = async (
  publicFolder: string,
  ogImages: readonly OgImage[],
): Promise<OgImagesResult> => {
  const folder = join(publicFolder, ogImageFolder);
  const wanted = byFileName(ogImages);
  const result = await drawMissing(folder, wanted);
  for (const name of await readdir(folder)) {
    if (!wanted.has(name)) await rm(join(folder, name), { force: true });
  }
  return result;
};
