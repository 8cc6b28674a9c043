import { join } from 'node:path';
import { readJson, writeAtomic } from 'static-site-publisher/files';
import { routesFile } from '../gatsby/routes/currentRoutes';
import type { Routes } from '../gatsby/routes/types';
import {
  pathHistoryFile,
  readPathHistory,
  updatePathHistory,
} from '../redirects/slugChangeRedirects';

/** Records the paths of all released pages, from which the next build makes slug-change redirects. */
export const recordPathHistory = async (siteFolder: string): Promise<void> => {
  const routes = await readJson<Routes>(join(siteFolder, routesFile));
  if (routes === undefined) return;
  const file = join(siteFolder, pathHistoryFile);
  await writeAtomic(file, JSON.stringify(updatePathHistory(await readPathHistory(file), routes)));
};
