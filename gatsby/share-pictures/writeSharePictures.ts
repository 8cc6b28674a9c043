import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { drawnAhead } from './drawAhead';
import { drawMissing, type SharePicturesResult } from './drawMissing';
import { cardFileName, cardFolder, type ShareCard } from './shareCard';

/** Draws the share pictures that are not there yet, and removes those that no page names any more. */
export const writeSharePictures = async (
  publicFolder: string,
  cards: readonly ShareCard[],
): Promise<SharePicturesResult> => {
  const ahead = await drawnAhead();
  const folder = join(publicFolder, cardFolder);
  await mkdir(folder, { recursive: true });
  const wanted = new Set(cards.map(cardFileName));
  for (const name of await readdir(folder)) {
    if (!wanted.has(name)) await rm(join(folder, name), { force: true });
  }
  const { drawn, unchanged } = await drawMissing(publicFolder, cards);
  return { drawn: drawn + ahead, unchanged: unchanged - ahead };
};
