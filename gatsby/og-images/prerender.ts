import { forkLowPriority } from '../../hosting/worker-pool/forkSource';
import type { OgImage } from './ogImage';
import { writeOgImages, type OgImagesResult } from './writeOgImages';

/** The message to the drawing process. */
export type PrerenderRequest = { publicFolder: string; images: readonly OgImage[] };

let drawing = Promise.resolve(0);

/**
 * Starts drawing Open Graph images in a separate low-priority process, which ends with this one. `finishOgImages` waits
 * for it and draws the missing ones.
 */
export const prerender = (order: PrerenderRequest): void => {
  const child = forkLowPriority('gatsby/og-images/drawingProcess.ts');
  drawing = new Promise((done) => {
    let drawn = 0;
    child.once('message', (count) => (drawn = Number(count)));
    child.once('error', () => done(0));
    child.once('exit', () => done(drawn));
  });
  // A failed start emits an error event.
  child.send(order, () => undefined);
};

/** Waits for the drawing process and returns the number of images it has drawn; 0 if there was none or it failed. */
export const drawnAhead = (): Promise<number> => {
  const last = drawing;
  drawing = Promise.resolve(0);
  return last;
};

/** Draws the missing images, whether prerendering had started or not, and removes all others. */
export const finishOgImages = async ({
  publicFolder,
  images,
}: PrerenderRequest): Promise<OgImagesResult> => {
  const ahead = await drawnAhead();
  const { drawn, unchanged } = await writeOgImages(publicFolder, images);
  return { drawn: drawn + ahead, unchanged: unchanged - ahead };
};
