import { mkdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { buildWith } from '../build/runBuild';
import type { Log } from '../log';
import { publishingFolder } from '../publishingFolder';
import { pauseWhile } from './pauseWhile';
import type { DryRunConfig } from './types';

/** Publications, and whatever else runs on the machine, go first. */
const lowPriority = 10;

export type DraftBuildOptions = {
  config: DryRunConfig;
  buildCommand: readonly string[];
  siteFolder: string;
  /** Whether no publication is under way. */
  isIdle: () => boolean;
  log: Log;
};

type DraftBuild = {
  /** The copy of the project. */
  project: string;
  entryIds: readonly string[];
  /** The number of its log. */
  number: number;
  onProgress: (doing: string) => void;
  signal: AbortSignal;
};

/**
 * Builds a copy of the project with drafts, at low priority. It stands still while the publisher works.
 *
 * @throws BuildError
 */
export const buildDrafts = async (
  { config, buildCommand, siteFolder, isIdle, log }: DraftBuildOptions,
  { project, entryIds, number, onProgress, signal }: DraftBuild,
): Promise<void> => {
  const logFolder = join(siteFolder, publishingFolder, 'dry-run');
  // The process id of the build is written there first.
  mkdirSync(logFolder, { recursive: true });
  let stopPausing = (): void => undefined;
  const { build } = buildWith({
    siteFolder: project,
    command: buildCommand,
    logFolder,
    env: config.environment(entryIds, siteFolder),
    log,
    onStart: (pid) => {
      setPriority(pid, lowPriority);
      stopPausing = pauseWhile(pid, () => !isIdle());
    },
  });
  // A process that is paused would not see the end of its input.
  const onAbort = (): void => stopPausing();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    await build({ number, onProgress: ({ doing }) => onProgress(doing), signal });
  } finally {
    stopPausing();
    signal.removeEventListener('abort', onAbort);
  }
};
