import type { BuildProgress, BuildStep } from '../build/types';
import type { CheckResult } from '../checks/types';
import type { ReleaseStep } from '../releases/release';

export type OnProgress = (progress: BuildProgress) => void;

/** The work of each step; the publisher gives the real ones. */
export type Steps = {
  build: BuildStep;
  check: (options: {
    confirmedPageCount: number | undefined;
    onProgress: OnProgress;
  }) => Promise<CheckResult>;
  release: ReleaseStep;
};
