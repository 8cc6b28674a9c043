import type { CheckProblem } from './checkProblem';
import type { Term } from '../lease/types';

export type BuildProgress = {
  /** The current activity, for the status page. */
  doing: string;
  /** Progress of the step, 0 to 1, if known. */
  share?: number;
};

/** A build that failed. */
export class BuildError extends Error {
  override name = 'BuildError';

  constructor(
    message: string,
    /** `content`: an editor has to fix the content. `transient`: a retry may succeed. */
    readonly kind: 'content' | 'transient',
    /** The problems, with the entry, setting or file to change if known. */
    readonly problems: readonly CheckProblem[] = [],
    /** The last lines of its output, if a developer has to fix it. */
    readonly log: readonly string[] = [],
  ) {
    super(message);
  }
}

export type BuildStep = {
  /** Called when a term begins. */
  lead?: (term: Term) => void;
  /**
   * Builds the site from the published content.
   *
   * @throws BuildError
   */
  build: (options: {
    number: number;
    onProgress: (progress: BuildProgress) => void;
    signal: AbortSignal;
  }) => Promise<void>;
  /** Prewarms the next build, unless one is prewarmed. */
  prepare?: () => Promise<void>;
  /** Whether the next build is prewarmed. */
  isPrepared?: () => boolean;
  /** Ends the prewarmed build. */
  close?: () => Promise<void>;
};
