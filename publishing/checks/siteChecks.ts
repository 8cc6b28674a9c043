import { join } from 'node:path';
import {
  checkLinks,
  checkPageCount,
  checkPagesWritten,
  findDeadLinks,
  type Check,
} from 'static-site-publisher/checks';
import { readJson } from 'static-site-publisher/files';
import { contentReportFile, type ContentReport } from '../../gatsby/content-report/contentReport';
import { redirectSource } from '../../src/features/redirects/redirectSource';
import { checkRedirects, readRules } from './checkRedirects';
import { contentWarnings } from './contentWarnings';

/** Links may lead to redirect sources. */
const checkLinksAndRedirects: Check = async (site) => {
  const rules = await readRules(site.publicFolder);
  const { problems = [] } = checkLinks(site, (path) => rules.has(redirectSource(path) ?? ''));
  const paths = new Set(site.pages.map(({ path }) => path));
  return { problems: [...problems, ...checkRedirects(rules, paths)] };
};

/** Warnings of the content report, and broken links to other websites. */
const checkContent: Check = async ({ siteFolder, settings, stateFolder, onProgress }) => {
  const report = await readJson<ContentReport>(join(siteFolder, contentReportFile));
  if (report === undefined) return {};
  const warnings = contentWarnings(report);
  if (!settings.checksExternalLinks) return { warnings };
  onProgress({ doing: 'Asking for links to other websites' });
  const dead = await findDeadLinks({
    addresses: report.externalLinks ?? [],
    knownFile: join(stateFolder, 'external-addresses.json'),
  });
  return { warnings: [...warnings, ...dead] };
};

/** The checks before each release; the first problem is the headline. */
export const siteChecks: readonly Check[] = [
  checkPagesWritten,
  checkLinksAndRedirects,
  checkPageCount,
  checkContent,
];
