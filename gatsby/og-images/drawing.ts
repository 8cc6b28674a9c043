import type { Work } from '../../hosting/worker-pool/openWorker';
import { createOgImageRenderer } from './drawOgImage';
import type { OgImage } from './ogImage';
import { drawOgImages } from './writeOgImages';

const renderer = createOgImageRenderer();
// While it waits for images, if it was prepared.
const prepared = renderer.prepare();

/** Draws lists of Open Graph images in a process of its own, and counts those that were missing. */
export const work: Work<{ publicFolder: string }, readonly OgImage[], number> =
  ({ publicFolder }) =>
  async (lists) => {
    await prepared;
    const results = await Promise.all(
      lists.map((images) => drawOgImages(publicFolder, images, renderer)),
    );
    return results.map(({ drawn }) => drawn);
  };
