import { exec } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { outputFolderOf, type PublisherConfig } from './config';
import type { EntryPages } from './entries/entryPages';
import { recordEntryReleases } from './entries/entryReleases';
import { entryPagesName } from './entries/readEntryPages';
import { soleTerm } from './lease/soleTerm';
import type { Term } from './lease/types';
import { readJson } from './files/readJson';
import { removeFolder } from './files/removeFolder';
import { publishingFiles } from './publishingFolder';
import { translationsName } from './translations/translationRoutes';
import { currentRelease } from './releases/listReleases';
import { makeRelease } from './releases/makeRelease';
import { pruneReleases } from './releases/pruneReleases';
import { releaseFiles, type ReleaseMetadata } from './releases/releaseFolder';
import { cloneToStaging } from './releases/cloneToStaging';
import { removePrepared } from './releases/removePrepared';
import { signRelease } from './releases/signRelease';
import { stagingName, stagingNameOf } from './releases/stagingName';
import { surveyFiles, type FileSurvey } from './releases/surveyFiles';
import { prepareSwitch } from './releases/switchRelease';
import type { OnProgress, ReleaseStep } from './state/steps';

export type ReleaseOptions = Pick<
  PublisherConfig,
  | 'outputFolder'
  | 'extraFiles'
  | 'immutableFiles'
  | 'onRelease'
  | 'describeSource'
  | 'unlistedFiles'
  | 'entryPagesFile'
  | 'translationsFile'
> & {
  siteFolder: string;
  releasesFolder: string;
  /** The number of releases to keep. */
  keep: number;
  keepGoneFor: number;
  afterRelease: string | undefined;
  /** The Ed25519 key that signs the manifest of each release; undefined: none is made. */
  signingKey?: string;
  /** Whether the next release is cloned to staging as soon as one is live. */
  isStagedEarly: boolean;
  /** Called when the release is the current one, before what follows from it. */
  onSwitch?: () => void;
  log: (line: string) => void;
};

/** Keeps since when each entry is live. A failure is logged: the release is live without it. */
const recordEntries = async (
  { releasesFolder, entryPagesFile, log }: ReleaseOptions,
  { id, createdAt }: ReleaseMetadata,
): Promise<void> => {
  if (entryPagesFile === undefined) return;
  const file = join(releaseFiles(releasesFolder, id).folder, entryPagesName);
  const { entryReleases } = publishingFiles(dirname(releasesFolder));
  try {
    const pages = await readJson<EntryPages>(file);
    if (pages !== undefined) await recordEntryReleases(entryReleases, pages, createdAt);
  } catch (error) {
    log(`could not record since when entries are live: ${(error as Error).message}`);
  }
};

const release = async (
  options: ReleaseOptions,
  metadata: ReleaseMetadata,
  onProgress: OnProgress,
  term: Term,
  survey: FileSurvey,
): Promise<void> => {
  const { siteFolder, releasesFolder, entryPagesFile, translationsFile, log } = options;
  const before = currentRelease(releasesFolder);
  const made = await makeRelease({
    ...options,
    extraFiles: {
      ...options.extraFiles,
      ...(entryPagesFile !== undefined && { [entryPagesName]: entryPagesFile }),
      ...(translationsFile !== undefined && { [translationsName]: translationsFile }),
    },
    metadata,
    previous: before === metadata.id ? undefined : before,
    staging: stagingNameOf(term.token),
    survey,
    verify: term.verify,
    onProgress: (done, total) =>
      onProgress({ doing: `Placing file ${done} of ${total}`, share: done / total }),
  });
  log(
    `${metadata.id}: ${made.copied} files new, ${made.shared} shared, ${made.carried} kept for open tabs`,
  );
  if (options.signingKey !== undefined) {
    const source = (await options.describeSource?.(siteFolder)) ?? {};
    const previous = before === metadata.id ? undefined : before;
    const { signingKey, unlistedFiles } = options;
    await signRelease({
      releasesFolder,
      metadata,
      previous,
      source,
      signingKey,
      unlistedFiles,
    });
  }
  const switchTo = prepareSwitch(releasesFolder, metadata.id, term.token);
  await term.record(metadata);
  term.assertHeld();
  switchTo();
  options.onSwitch?.();
  // A successor repeats what follows.
  await term.verify();

  await recordEntries(options, metadata);
  await options.onRelease?.(metadata, siteFolder);
  if (options.afterRelease !== undefined) {
    await promisify(exec)(options.afterRelease, {
      cwd: siteFolder,
      timeout: 60_000,
      env: { ...process.env, RELEASE_ID: metadata.id },
    }).catch((error: unknown) => log(`PUBLISH_AFTER_RELEASE failed: ${(error as Error).message}`));
  }
};

/** Creates the release step of a releases folder, to which nothing else may write. */
export const releaseWith = (options: ReleaseOptions): ReleaseStep => {
  const { releasesFolder, keep, isStagedEarly, log } = options;
  // Removes the clone of a previous publisher, even if it is complete.
  let preparing = removeFolder(join(releasesFolder, stagingName));
  let term = soleTerm;
  const survey = surveyFiles(join(options.siteFolder, outputFolderOf(options)));
  const prepare = async (): Promise<void> => {
    const { token, signal } = term;
    if (signal.aborted) return;
    await pruneReleases(releasesFolder, keep);
    if (isStagedEarly) {
      await cloneToStaging(releasesFolder, currentRelease(releasesFolder), stagingNameOf(token));
    }
  };
  return {
    lead: (next) => {
      term = next;
      if (next.token > 0) removePrepared(releasesFolder, next.token);
    },
    prepare: () => {
      preparing = preparing
        .then(prepare)
        .catch((error: unknown) =>
          log(`could not prepare the next release: ${(error as Error).message}`),
        );
    },
    begin: survey.begin,
    release: (metadata, onProgress) =>
      preparing.then(() => release(options, metadata, onProgress, term, survey)),
    close: () => preparing,
  };
};
