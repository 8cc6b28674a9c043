import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { forkLowPriority } from '../../hosting/worker-pool/forkSource';
import { cardFolder, type OgImage } from './ogImage';
import { writeOgImages, type SharePicturesResult } from './writeOgImages';

/** What the drawing process is sent. */
export type DrawingOrder = { publicFolder: string; cards: readonly OgImage[] };

let drawing = Promise.resolve(0);

/** Whether no Open Graph image has been drawn yet, so that drawing all will take long. */
export const lacksOgImages = (publicFolder: string): boolean =>
  !existsSync(join(publicFolder, cardFolder));

/**
 * Begins to draw Open Graph images in a process of its own, which takes what Gatsby leaves of the processors, and ends with
 * this one. `finishSharePictures` waits for it, and draws what it has not.
 */
export const prerender = (order: DrawingOrder): void => {
  const child = forkLowPriority('gatsby/og-images/drawingProcess.ts');
  drawing = new Promise((done) => {
    let drawn = 0;
    child.once('message', (count) => (drawn = Number(count)));
    child.once('error', () => done(0));
    child.once('exit', () => done(drawn));
  });
  // Where it could not begin, it says so by its error.
  child.send(order, () => undefined);
};

/** How many pictures the drawing process has drawn, once it has ended; 0 where there was none, or it has failed. */
export const drawnAhead = (): Promise<number> => {
  const last = drawing;
  drawing = Promise.resolve(0);
  return last;
};

/** Leaves the Open Graph images of these cards, and no others, whether they were begun ahead or not. */
export const finishOgImages = async ({
  publicFolder,
  cards,
}: DrawingOrder): Promise<SharePicturesResult> => {
  const ahead = await drawnAhead();
  const { drawn, unchanged } = await writeOgImages(publicFolder, cards);
  return { drawn: drawn + ahead, unchanged: unchanged - ahead };
};
