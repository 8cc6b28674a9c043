import type { CheckProblem } from '../checks/types';
import type { ReleaseMetadata } from '../releases/releaseFolder';
import type { QueuedPublication, WebhookEntity } from '../webhook/types';

export const steps = ['building', 'checking', 'releasing'] as const;
export type Step = (typeof steps)[number];

/** A build on its way to visitors. Written down before each step, so that a start after a crash goes on from there. */
export type Run = {
  number: number;
  step: Step;
  /** It shows every publication up to this one. */
  upTo: number;
  /** Milliseconds since 1970, as all times here. */
  startedAt: number;
  /** Counts from 1. */
  attempt: number;
  /** Milliseconds that each finished step took. */
  took: Partial<Record<Step, number>>;
  /** Known from the step `releasing` on. */
  release?: ReleaseMetadata;
};

/** How long a publication waited for visitors to see it. */
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
  /** What went wrong, in one line. */
  error?: string;
  problems: readonly CheckProblem[];
  /** The last lines of the build's output, where a developer has to look. */
  log?: readonly string[];
  /** When it is tried again without anybody's doing. */
  retryAt?: number;
};

export type PublisherState = {
  /** Every publication up to it is on the site. */
  liveSeq: number;
  /** Every publication up to it was in a build, whatever became of that. */
  triedSeq: number;
  run?: Run;
  /** The newest first. */
  results: readonly RunResult[];
  /** Warnings for editors, of the last build that was checked. */
  warnings?: readonly CheckProblem[];
  /** The page count that somebody has confirmed though it fell. */
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
