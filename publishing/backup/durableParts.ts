import { join } from 'node:path';
import { publishingFiles, publishingFolder } from 'static-site-publisher/releases';
import { defaultSubmissionsFolder } from '../../hosting/contact/submissionStore';
import { modifiedTimesFile } from '../../gatsby/records/modifiedTimes';
import { historyFile } from '../../gatsby/records/translationHistory';
import { pathHistoryFile } from '../../redirects/slugChangeRedirects';

const { state, journal, releases, entryReleases } = publishingFiles(publishingFolder);

/**
 * Everything that no build makes again, by paths in the project, in the order in which a backup reads it. The state comes
 * before the journal: the journal then has each publication that the state does not call live. Releases come after
 * both: the release that the state calls live is among them.
 */
export const durableFiles = [
  state,
  journal,
  pathHistoryFile,
  modifiedTimesFile,
  historyFile,
  entryReleases,
] as const;

/** What builds record: when entries changed in each language, which no space tells later. */
export const recordFiles: readonly string[] = [modifiedTimesFile, historyFile];
/** What backups of earlier versions lack. */
export const laterFiles: readonly string[] = [...recordFiles, entryReleases];
export const releasesFolder = releases;
export const submissionsFolder = defaultSubmissionsFolder;
export const durableParts = [...durableFiles, releasesFolder, submissionsFolder] as const;

/** Lock files of the programs that write them. */
export const publisherLock = publishingFiles(publishingFolder).inUse;
export const deliveriesLock = join(submissionsFolder, 'deliveries.lock');
