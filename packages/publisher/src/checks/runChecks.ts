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
  /** The project folder, after a build. */
  siteFolder: string;
  settings: PublisherSettings;
  /** The page count of the current release. */
  pagesBefore?: number;
  confirmedPageCount?: number;
  onProgress?: (progress: BuildProgress) => void;
};

/** The checks if the config has none. */
const defaultChecks: readonly Check[] = [checkPagesWritten, checkLinks, checkPageCount];

/**
 * Runs the checks on the output of a build. The state folder caches the metadata of unchanged pages.
 *
 * @throws Error if `readPages` or a check throws.
 */
export const runChecks = async (options: RunChecksOptions): Promise<CheckResult> => {
  const { settings, onProgress = () => undefined, checks = defaultChecks } = options;
  const siteFolder = resolve(options.siteFolder);
  const publicFolder = join(siteFolder, outputFolderOf(options));
  const stateFolder = join(siteFolder, publishingFolder);
  const pages = await (options.readPages ?? readHtmlPages)(publicFolder, siteFolder);
  const { metadata, missing } = await readSiteMetadata(
    publicFolder,
    [...new Set(pages.map(({ path }) => path))],
    publishingFiles(stateFolder).pageMetadata,
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
    stateFolder,
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
