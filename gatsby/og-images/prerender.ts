import { forkLowPriority } from '../../hosting/worker-pool/forkSource';
import { openWorker, prepareWorkers } from '../../hosting/worker-pool/openWorker';
import type { OgImage } from './ogImage';
import { writeOgImages, type OgImagesResult } from './writeOgImages';

export type PrerenderRequest = { publicFolder: string; images: readonly OgImage[] };

const workModule = 'gatsby/og-images/drawing.ts';

let drawing = Promise.resolve(0);

/**
 * Starts the process that draws, before there are images: it takes a second to load and to draw the landscapes.
 *
 * @returns its process id, in a list.
 */
export const prepareDrawing = (): number[] => prepareWorkers(workModule, 1, forkLowPriority);

/**
 * Starts drawing Open Graph images in a separate low-priority process, which ends with this one. `finishOgImages` waits
 * for it and draws the missing ones.
 */
export const prerender = ({ publicFolder, images }: PrerenderRequest): void => {
  const { run, close } = openWorker<readonly OgImage[], number>(
    workModule,
    { publicFolder },
    forkLowPriority,
  );
  drawing = run([images])
    .then((counts) => counts?.[0] ?? 0)
    .catch((error: unknown) => {
      console.error(`Share pictures are drawn after the build, not beside it: ${String(error)}`);
      return 0;
    })
    .finally(close);
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
