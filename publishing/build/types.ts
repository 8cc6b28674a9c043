import type { CheckProblem } from '../checks/types';

export type BuildProgress = {
  /** What the build says it is doing. */
  doing: string;
  /** 0 to 1, by how far builds are when they say so. */
  share?: number;
};

/** A build that failed. */
export class BuildError extends Error {
  override name = 'BuildError';

  constructor(
    message: string,
    /** `content`: an editor must fix content. `passing`: it may succeed when tried again. */
    readonly kind: 'content' | 'passing',
    /** What is wrong, with the entry, setting or file to change where the build has named it. */
    readonly problems: readonly CheckProblem[] = [],
    /** The last lines of its output, where a developer has to look. */
    readonly log: readonly string[] = [],
  ) {
    super(message);
  }
}

export type BuildStep = {
  /**
   * Builds the site anew from what is published.
   *
   * @throws BuildError
   */
  build: (options: {
    number: number;
    onProgress: (progress: BuildProgress) => void;
    signal: AbortSignal;
  }) => Promise<void>;
  /** Loads what the next build needs, so that it begins at once; does nothing when that is done already. */
  prepare?: () => Promise<void>;
  /** Whether the next build begins at once. */
  isPrepared?: () => boolean;
  /** Ends what has been prepared. */
  close?: () => Promise<void>;
};
