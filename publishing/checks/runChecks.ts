import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentReportFile, type ContentReport } from '../../gatsby/content-report/contentReport';
import { routesFile } from '../../gatsby/routes/currentRoutes';
import type { Routes } from '../../gatsby/routes/types';
import type { BuildProgress } from '../build/types';
import { redirectSource } from '../../src/features/redirects/redirectSource';
import { readJson } from '../files/readJson';
import { linkProblems } from './checkLinks';
import { checkPageCount } from './checkPageCount';
import { checkRedirects, readRules } from './checkRedirects';
import { contentWarnings } from './contentWarnings';
import { findDeadAddresses } from './deadAddresses';
import { findBrokenLinks } from './findBrokenLinks';
import { readSiteFacts } from './readSiteFacts';
import type { CheckProblem, CheckResult } from './types';

export type RunChecksOptions = {
  /** The project, with what its build has left. */
  siteFolder: string;
  /** Remembers what pages hold, so that unchanged ones are not read again. */
  factsFile?: string;
  /** Pages of the release that visitors get. */
  pagesBefore?: number;
  /** The share of pages that may go at once, 0 to 1. */
  maxPageDrop: number;
  confirmedPageCount?: number;
  /** Remembers which addresses elsewhere are gone; none is asked if undefined. */
  externalAddressesFile?: string;
  pathPrefix?: string;
  onProgress?: (progress: BuildProgress) => void;
};

/**
 * Looks at what a build has left, as visitors would get it.
 *
 * @throws Error when the build has left no routes.
 */
export const runChecks = async (options: RunChecksOptions): Promise<CheckResult> => {
  const { siteFolder, onProgress } = options;
  const publicFolder = join(siteFolder, 'public');
  const routes = await readJson<Routes>(join(siteFolder, routesFile));
  if (routes === undefined) throw new Error(`There is no ${routesFile}: the build left no routes.`);
  const report = await readJson<ContentReport>(join(siteFolder, contentReportFile));
  const byPath = new Map(routes.pages.map((page) => [page.path, page]));
  const entryOfPage = (path: string) => {
    const page = byPath.get(path);
    if (!page?.entryId) return undefined;
    return { id: page.entryId, name: report?.entryNames?.[page.entryId] ?? page.entryId };
  };

  const { facts, missing } = await readSiteFacts(
    publicFolder,
    [...byPath.keys()],
    options.factsFile,
    (done, total) =>
      onProgress?.({ doing: `Reading page ${done} of ${total}`, share: done / total }),
  );
  const missingPages = missing.map((path): CheckProblem => {
    const entry = entryOfPage(path);
    const name = entry ? `"${entry.name}" (${path})` : path;
    return {
      check: 'pages',
      message: `The page of ${name} was planned, but the build has not written it: ask a developer to look at the log.`,
      ...(entry && { entryId: entry.id, entryName: entry.name }),
    };
  });
  const knownFile = options.externalAddressesFile;
  const addresses = report?.externalLinks ?? [];
  if (knownFile !== undefined) onProgress?.({ doing: 'Asking for links to other websites' });
  const dead = knownFile === undefined ? [] : await findDeadAddresses({ addresses, knownFile });
  const rules = await readRules(publicFolder);
  const broken = findBrokenLinks({
    facts,
    hasFile: (path) => existsSync(join(publicFolder, path)),
    isRetired: (path) => rules.has(redirectSource(path) ?? ''),
    pathPrefix: options.pathPrefix,
  });
  return {
    pageCount: routes.pages.length,
    problems: [
      ...missingPages,
      ...linkProblems(broken, entryOfPage),
      ...checkRedirects(rules, new Set(byPath.keys())),
      ...checkPageCount({
        pageCount: routes.pages.length,
        before: options.pagesBefore,
        maxDrop: options.maxPageDrop,
        confirmed: options.confirmedPageCount,
      }),
    ],
    remarks: report ? [...contentWarnings(report), ...dead] : [],
  };
};
