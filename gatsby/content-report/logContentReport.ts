import { readFile } from 'node:fs/promises';
import { contentReportFile, type ContentReport } from './contentReport';

/** What says lines: Gatsby's reporter, or a command. */
type Sayer = { info: (line: string) => void; warn: (line: string) => void };

/** More are in the file. */
const mostShown = 20;

/** Says how many pages there are and what was left out, and why. */
export const logContentReport = async ({ info, warn }: Sayer): Promise<void> => {
  const report = JSON.parse(await readFile(contentReportFile, 'utf8')) as ContentReport;
  info(`${report.pageCount} pages in ${report.siteCount} sites`);
  for (const { entryName, entryId, site, reason } of report.leftOut.slice(0, mostShown)) {
    warn(`left out in ${site}: "${entryName}" (${entryId}), ${reason}`);
  }
  const more = report.leftOut.length - mostShown;
  if (more > 0) warn(`and ${more} more: see ${contentReportFile}`);
};
