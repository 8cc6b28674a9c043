import type { PrerenderRequest } from './prerender';
import { drawOgImages } from './writeOgImages';

// Exits with the build that started it.
process.once('disconnect', () => process.exit());
process.once('message', ({ publicFolder, images }: PrerenderRequest) => {
  drawOgImages(publicFolder, images).then(
    ({ drawn }) => process.send?.(drawn, () => process.disconnect()),
    (error: unknown) => {
      console.error(`Share pictures are drawn after the build, not beside it: ${String(error)}`);
      process.disconnect();
    },
  );
});
