import type { BuildProgress, BuildStep } from '../build/types';
import type { CheckResult } from '../checks/types';
import type { ReleaseStep } from '../releases/release';

export type OnProgress = (progress: BuildProgress) => void;

/** The implementation of each step. */
export type Steps = {
  build: BuildStep;
  check: (options: {
    confirmedPageCount: number | undefined;
    onProgress: OnProgress;
  }) => Promise<CheckResult>;
  release: ReleaseStep;
};
