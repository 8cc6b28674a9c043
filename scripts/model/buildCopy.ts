import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { releasedSite } from 'static-site-publisher/releases';
import { modifiedTimesFile } from '../../gatsby/records/modifiedTimes';
import { linkModules } from '../../publishing/linkModules';
import { pathHistoryFile } from '../../redirects/slugChangeRedirects';
import { compareFolders, type SiteComparison } from '../support/compareFolders';
import { copySources } from '../support/copySources';
import { takePictures } from '../support/takePictures';
import { buildFolder } from './rehearsalState';
import { runChild } from './runChild';

/** The site that visitors have: the released one, else that of the last `npm run build`. */
export const presentSite = (): string | undefined =>
  [releasedSite, 'public'].map((folder) => resolve(folder)).find((folder) => existsSync(folder));

/** Builds the site from the copy, in a folder of its own. `env` has the settings of the build. */
export const buildCopy = async (env: NodeJS.ProcessEnv): Promise<void> => {
  // Before the sources, which are copied with a link to the packages where there are none.
  await linkModules(resolve('.'), buildFolder);
  copySources(buildFolder);
  await takePictures(buildFolder);
  await runChild('The build from the copy', ['--import', 'tsx', 'scripts/build.ts', '--force'], {
    cwd: buildFolder,
    // What the builds of the present site have recorded: when pages changed last, and their former paths.
    env: {
      ...env,
      MODIFIED_TIMES_FROM: resolve(modifiedTimesFile),
      PATH_HISTORY_FROM: resolve(pathHistoryFile),
    },
  });
};

/** Compares the site of the copy with the present one. */
export const compareCopy = (present: string): Promise<SiteComparison> =>
  compareFolders(present, join(buildFolder, 'public'));
