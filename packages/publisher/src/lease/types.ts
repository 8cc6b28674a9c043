import type { ReleaseMetadata } from '../releases/releaseFolder';

/** The time for which one publisher may build and release. */
export type Term = {
  /**
   * The fencing token: increases with each term; 0 where a lock file keeps other publishers out. Files that a release is
   * prepared in are named by it, so that the next holder can remove them.
   */
  token: number;
  /** Aborted when the lease is lost. */
  signal: AbortSignal;
  /** @throws LeaseLostError if the term has ended. */
  verify: () => Promise<void>;
  /**
   * Records a release, before the switch to it. Idempotent.
   *
   * @throws LeaseLostError if the term has ended; Error if a newer release is recorded.
   */
  record: (release: ReleaseMetadata) => Promise<void>;
  /**
   * Checks the expiry by the clock of this machine, immediately before a switch.
   *
   * @throws LeaseLostError if the term may have ended.
   */
  assertHeld: () => void;
  /** Ends the term, so that another publisher may lead. */
  resign: () => void;
};

/** The right to build and release: one publisher has it at a time. */
export type Lease = {
  /** Waits for the lease; resolves to undefined when the signal is aborted. The state is up to date then. */
  acquire: (signal: AbortSignal) => Promise<Term | undefined>;
};

export type LeaseTimes = {
  /** Milliseconds that the lease lasts without a renewal; 8 s if undefined. */
  lifetime?: number;
  /** Milliseconds between renewals; 1 s if undefined. */
  interval?: number;
};

/** Which of several publishers leads, for the status. */
export type Leadership = {
  /** The name of this publisher. */
  self: string;
  /** The name of the publisher that builds; undefined while none does. */
  leader?: string;
  isLeader: boolean;
  /** Why the queue cannot be reached, in one line. */
  problem?: string;
};

/** The term has ended: another publisher may lead. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}
