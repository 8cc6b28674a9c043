import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { LeftOutPage, SitePlan } from '../site-plan/types';

/** Where a build leaves its report for `npm start` and the publisher; kept by `gatsby clean`. */
export const contentReportFile = '.space/content-report.json';

export type ContentReport = {
  pageCount: number;
  siteCount: number;
  leftOut: readonly LeftOutPage[];
};

/** Writes what was planned and what was left out, and why. */
export const writeContentReport = async ({ pages, sites, leftOut }: SitePlan): Promise<void> => {
  const report: ContentReport = { pageCount: pages.length, siteCount: sites.length, leftOut };
  await mkdir(dirname(contentReportFile), { recursive: true });
  await writeFile(contentReportFile, `${JSON.stringify(report, null, 2)}\n`);
};
