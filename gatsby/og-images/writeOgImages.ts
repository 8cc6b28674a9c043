import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { openCardDrawing } from './drawOgImage';
import { cardFileName, cardFolder, type OgImage } from './ogImage';

export type SharePicturesResult = { drawn: number; unchanged: number };

/**
 * Draws the Open Graph images that are not there yet, and removes those that no page names any more. A card that says the
 * same has the same name, so a build with the titles of the last one draws nothing.
 */
export const writeOgImages = async (
  publicFolder: string,
  cards: readonly OgImage[],
): Promise<SharePicturesResult> => {
  const folder = join(publicFolder, cardFolder);
  await mkdir(folder, { recursive: true });
  const wanted = new Map(cards.map((card) => [cardFileName(card), card]));
  const present = new Set(await readdir(folder));
  for (const name of present) {
    if (!wanted.has(name)) await rm(join(folder, name), { force: true });
  }
  const missing = [...wanted].filter(([name]) => !present.has(name));
  const unchanged = wanted.size - missing.length;
  if (missing.length === 0) return { drawn: 0, unchanged };

  const { groundKey, draw } = openCardDrawing();
  const queue = missing
    .map(([name, card]) => ({ name, card, key: groundKey(card) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  await Promise.all(
    // One more than there are processors, so that none waits while a picture is written.
    Array.from({ length: cpus().length + 1 }, async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const file = join(folder, next.name);
        await writeFile(`${file}.part`, await draw(next.card));
        await rename(`${file}.part`, file);
      }
    }),
  );
  return { drawn: missing.length, unchanged };
};
