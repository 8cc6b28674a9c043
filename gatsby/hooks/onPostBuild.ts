import type { GatsbyNode } from 'gatsby';
import { markFinishedAtExit } from '../records/buildState';
import { resumeSaves } from '../records/saveStateOnce';
import { logContentReport } from '../content-report/logContentReport';
import { timed } from '../post-build/timed';
import { writeEntryPages } from '../post-build/writeEntryPages';
import { writeHosting } from '../post-build/writeHosting';

/** The site's own hook runs after those of all plugins: pages are post-processed and the service worker is written. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) => {
  // Together, since each waits for the disk at times.
  await Promise.all([
    writeHosting(args),
    timed(args.reporter, 'write entry pages', () => writeEntryPages(args)),
  ]);
  await logContentReport(args.reporter);
  markFinishedAtExit();
  resumeSaves();
};
