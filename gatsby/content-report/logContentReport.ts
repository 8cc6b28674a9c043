import { readFile } from 'node:fs/promises';
import type { ContentWarning } from './contentWarning';
import { contentReportFile, type ContentReport } from './contentReport';

/** Gatsby's reporter, or a command's output. */
type Logger = { info: (line: string) => void; warn: (line: string) => void };

/** The report file has all. */
const maxLogged = 20;

/** Warnings of content that is not shown as it was meant; the others are improvements. */
const serious: ReadonlySet<ContentWarning['kind']> = new Set([
  'wrong-value',
  'wrong-link',
  'wrong-chart',
  'incomplete',
  'not-shown',
]);

/** Logs the number of pages, the omitted pages and content with reasons, and where all content warnings are. */
export const logContentReport = async ({ info, warn }: Logger): Promise<void> => {
  const report = JSON.parse(await readFile(contentReportFile, 'utf8')) as ContentReport;
  info(`${report.pageCount} pages in ${report.siteCount} sites`);
  for (const { entryName, entryId, site, reason } of report.leftOut.slice(0, maxLogged)) {
    warn(`left out in ${site}: "${entryName}" (${entryId}), ${reason}`);
  }
  const more = report.leftOut.length - maxLogged;
  if (more > 0) warn(`and ${more} more: see ${contentReportFile}`);
  const lost = report.warnings.filter(({ kind }) => serious.has(kind));
  for (const { message } of lost.slice(0, maxLogged)) warn(message);
  const { length } = report.warnings;
  if (length > 0) {
    warn(`${length} content ${length === 1 ? 'warning' : 'warnings'}: see ${contentReportFile}`);
  }
};
