import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { LeftOutPage, Routes } from '../routes/types';
import type { ContentWarning } from './contentWarnings';
import type { ExternalLink } from './externalLinks';

/** Where a build leaves its report for `npm start` and the publisher; kept by `gatsby clean`. */
export const contentReportFile = '.space/content-report.json';

export type ContentReport = {
  pageCount: number;
  siteCount: number;
  leftOut: readonly LeftOutPage[];
  /** What an editor may want to mend; no page is missing because of it. */
  findings: readonly ContentWarning[];
  /** Where content leads outside this website; the publisher asks them, where it is allowed to. */
  externalAddresses: readonly ExternalLink[];
  /** What editors call the entries that have pages, by id. */
  entryNames: Readonly<Record<string, string>>;
};

/** Writes how many routes there are, what was left out and why, and the warnings. */
export const writeContentReport = async (
  { pages, sites, leftOut }: Routes,
  {
    findings,
    entryNames,
    externalAddresses,
  }: Pick<ContentReport, 'findings' | 'entryNames' | 'externalAddresses'>,
): Promise<void> => {
  const report: ContentReport = {
    pageCount: pages.length,
    siteCount: sites.length,
    leftOut,
    findings,
    externalAddresses,
    entryNames,
  };
  await mkdir(dirname(contentReportFile), { recursive: true });
  await writeFile(contentReportFile, `${JSON.stringify(report, null, 2)}\n`);
};
