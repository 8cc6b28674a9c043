import { join, resolve } from 'node:path';
import type { BuildProgress } from '../build/types';
import { commandsOf, outputFolderOf, type PublisherConfig } from '../config';
import { publishingFiles, publishingFolder } from '../publishingFolder';
import type { PublisherSettings } from '../readSettings';
import { checkLinks } from './checkLinks';
import { checkPageCount } from './checkPageCount';
import { checkPagesWritten } from './checkPagesWritten';
import { readHtmlPages } from './readHtmlPages';
import { readSiteMetadata } from './readSiteMetadata';
import type { BuiltSite, Check, CheckOutcome, CheckResult } from './types';

export type RunChecksOptions = Pick<
  PublisherConfig,
  'checks' | 'readPages' | 'outputFolder' | 'commands'
> & {
  /** The project, with what its build has left. */
  siteFolder: string;
  settings: PublisherSettings;
  /** Pages of the release that visitors get. */
  pagesBefore?: number;
  confirmedPageCount?: number;
  onProgress?: (progress: BuildProgress) => void;
};

/** What is checked where a project names no checks. */
const defaultChecks: readonly Check[] = [checkPagesWritten, checkLinks, checkPageCount];

/**
 * Looks at what a build has left, as visitors would get it. What pages hold is remembered in the publisher's folder,
 * so that unchanged ones are not read again.
 *
 * @throws Error when `readPages` or a check does.
 */
export const runChecks = async (options: RunChecksOptions): Promise<CheckResult> => {
  const { settings, onProgress = () => undefined, checks = defaultChecks } = options;
  const siteFolder = resolve(options.siteFolder);
  const publicFolder = join(siteFolder, outputFolderOf(options));
  const memoryFolder = join(siteFolder, publishingFolder);
  const pages = await (options.readPages ?? readHtmlPages)(publicFolder, siteFolder);
  const { metadata, missing } = await readSiteMetadata(
    publicFolder,
    [...new Set(pages.map(({ path }) => path))],
    publishingFiles(memoryFolder).pageMetadata,
    (done, total) => onProgress({ doing: `Reading page ${done} of ${total}`, share: done / total }),
  );
  const site: BuiltSite = {
    siteFolder,
    publicFolder,
    pages,
    metadata,
    missing,
    pagesBefore: options.pagesBefore,
    confirmedPageCount: options.confirmedPageCount,
    settings,
    confirmCommand: commandsOf(options).confirm,
    memoryFolder,
    onProgress,
  };
  const findings: CheckOutcome[] = [];
  for (const check of checks) findings.push(await check(site));
  return {
    pageCount: pages.length,
    problems: findings.flatMap(({ problems = [] }) => problems),
    warnings: findings.flatMap(({ warnings = [] }) => warnings),
  };
};
