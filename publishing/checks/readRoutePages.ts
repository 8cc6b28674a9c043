import { join } from 'node:path';
import type { SitePage } from 'static-site-publisher/checks';
import { readJson } from 'static-site-publisher/files';
import { contentReportFile, type ContentReport } from '../../gatsby/content-report/contentReport';
import { routesFile } from '../../gatsby/routes/currentRoutes';
import type { Routes } from '../../gatsby/routes/types';

/**
 * The pages of a build's route index, each with its entry.
 *
 * @throws Error if the build has written no route index.
 */
export const readRoutePages = async (
  _publicFolder: string,
  siteFolder: string,
): Promise<SitePage[]> => {
  const routes = await readJson<Routes>(join(siteFolder, routesFile));
  if (routes === undefined) throw new Error(`There is no ${routesFile}: the build left no plan.`);
  const report = await readJson<ContentReport>(join(siteFolder, contentReportFile));
  return routes.pages.map(({ path, entryId }) => ({
    path,
    ...(entryId && { entry: { id: entryId, name: report?.entryNames?.[entryId] ?? entryId } }),
  }));
};
