import type { BuildProgress, BuildStep } from '../build/types';
import type { CheckResult } from '../checks/types';
import type { Term } from '../lease/types';
import type { ReleaseMetadata } from '../releases/releaseFolder';

export type OnProgress = (progress: BuildProgress) => void;

export type ReleaseStep = {
  /** Called when a term begins; what earlier terms have prepared is removed. */
  lead?: (term: Term) => void;
  /** Called when a build has ended, before its checks: what a release needs that does not depend on them. */
  begin?: () => void;
  /**
   * Releases the output of a build. Idempotent.
   *
   * @throws Error if the disk is full; the current release stays.
   */
  release: (metadata: ReleaseMetadata, onProgress: OnProgress) => Promise<void>;
  /** Removes the oldest releases and clones the current one to staging, in the background. The next release waits for it. */
  prepare: () => void;
  /** Waits for pending preparations. */
  close: () => Promise<void>;
};

/** The implementation of each step. */
export type Steps = {
  build: BuildStep;
  check: (options: {
    confirmedPageCount: number | undefined;
    onProgress: OnProgress;
  }) => Promise<CheckResult>;
  release: ReleaseStep;
};
