import type { CheckProblem } from '../build/checkProblem';
import type { ReleaseMetadata } from '../releases/releaseFolder';
import type { QueuedPublication, WebhookEntity } from '../webhook/types';

export const steps = ['building', 'checking', 'releasing'] as const;
export type Step = (typeof steps)[number];

/** A run of the publisher. Persisted before each step, so that a restart after a crash resumes with that step. */
export type Run = {
  number: number;
  step: Step;
  /** The sequence number of the last publication that it includes. */
  upTo: number;
  /** Milliseconds since 1970, as all times here. */
  startedAt: number;
  /** Counts from 1. */
  attempt: number;
  /** Milliseconds that each finished step took. */
  took: Partial<Record<Step, number>>;
  /** Releases of Contentful that it includes without knowing that they are complete. */
  unfinishedReleases?: readonly string[];
  /** Set from the step `releasing` on. */
  release?: ReleaseMetadata;
};

/** The time from a publication to its release. */
export type Waited = { topic: string; entity: WebhookEntity; milliseconds: number };

export type RunResult = {
  number: number;
  outcome: 'live' | 'failed';
  attempt: number;
  startedAt: number;
  endedAt: number;
  took: Partial<Record<Step, number>>;
  /** The publications that it made live, at most `maxWaited` of them. */
  waited: readonly Waited[];
  waitedCount: number;
  releaseId?: string;
  pageCount?: number;
  /** Releases of Contentful that it included without knowing that they were complete. */
  unfinishedReleases?: readonly string[];
  /** The error in one line. */
  error?: string;
  problems: readonly CheckProblem[];
  /** The last lines of the build's output, if a developer has to fix it. */
  log?: readonly string[];
  /** The time of the automatic retry. */
  retryAt?: number;
};

export type PublisherState = {
  /** The sequence number of the last publication that is live. */
  liveSeq: number;
  /** The sequence number of the last publication that a build included, whatever its result. */
  triedSeq: number;
  run?: Run;
  /** Newest first. */
  results: readonly RunResult[];
  /** Warnings for editors, of the last build that was checked. */
  warnings?: readonly CheckProblem[];
  /** The lower page count that the `confirm` command has accepted. */
  confirmedPageCount?: number;
};

export const firstState: PublisherState = { liveSeq: 0, triedSeq: 0, results: [] };
export const maxResults = 50;
export const maxWaited = 20;

export const waitedOf = (publications: readonly QueuedPublication[], now: number): Waited[] =>
  publications.map(({ topic, entity, receivedAt }) => ({
    topic,
    entity,
    milliseconds: now - receivedAt,
  }));
