import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { LeftOutPage, Routes } from '../routes/types';
import type { ContentWarning } from './contentWarning';
import type { ExternalLink } from './externalLinks';

/** The report of a build for `npm start` and the publisher; `gatsby clean` keeps it. */
export const contentReportFile = '.space/content-report.json';

export type ContentReport = {
  pageCount: number;
  siteCount: number;
  leftOut: readonly LeftOutPage[];
  /** Content problems that do not remove a page. */
  warnings: readonly ContentWarning[];
  /** Links of the content to other websites, for the publisher's link check. */
  externalLinks: readonly ExternalLink[];
  /** The names of the entries that have pages, by id. */
  entryNames: Readonly<Record<string, string>>;
};

/** Writes the report: number of routes, omitted pages with reasons, warnings, external links. */
export const writeContentReport = async (
  { pages, sites, leftOut }: Routes,
  {
    warnings,
    entryNames,
    externalLinks,
  }: Pick<ContentReport, 'warnings' | 'entryNames' | 'externalLinks'>,
): Promise<void> => {
  const report: ContentReport = {
    pageCount: pages.length,
    siteCount: sites.length,
    leftOut,
    warnings,
    externalLinks,
    entryNames,
  };
  await mkdir(dirname(contentReportFile), { recursive: true });
  await writeFile(contentReportFile, `${JSON.stringify(report, null, 2)}\n`);
};
