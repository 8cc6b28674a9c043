import type { PrerenderRequest } from './prerender';
import { writeOgImages } from './writeOgImages';

// Exits with the build that started it.
process.once('disconnect', () => process.exit());
process.once('message', ({ publicFolder, images }: PrerenderRequest) => {
  writeOgImages(publicFolder, images).then(
    ({ drawn }) => process.send?.(drawn, () => process.disconnect()),
    (error: unknown) => {
      console.error(`Share pictures are drawn after the build, not beside it: ${String(error)}`);
      process.disconnect();
    },
  );
});
