import { BuildError, type BuildProgress } from '../build/types';
import type { Log } from '../log';
import { soleLease } from '../lease/soleTerm';
import type { Lease, Term } from '../lease/types';
import type { Journal } from '../webhook/openJournal';
import { beginRun } from './beginRun';
import { createTimer } from './createTimer';
import { defaultDebounce, type Debounce } from './debounce';
import { finishRun, type RunOutcome } from './finishRun';
import { defaultReleaseWait, nextRunAt } from './nextRunAt';
import type { StateStore } from './openState';
import { actionWithin } from './releaseHold';
import { runSteps, SetAside, StepError } from './runSteps';
import type { Steps } from './steps';
import type { Run, Step } from './types';

export type PublishOptions = {
  journal: Journal;
  store: StateStore;
  /** Who may build; only this publisher if undefined. */
  lease?: Lease;
  steps: Steps;
  /** Whether a release exists; without one, a build starts immediately. */
  hasRelease: () => boolean;
  log: Log;
  onStep?: (step: Step | 'live' | 'failed', run: Run) => void;
  debounce?: Debounce;
  /** Milliseconds to wait for the end of an action on a release of Contentful, from its first webhook. */
  releaseWait?: number;
  /** Milliseconds before each retry of a transient failure, such as a network error or a full disk. */
  retryAfter?: readonly number[];
  /** Whether the last release is on its way to a target: what can wait leaves the processors and the disk to it. */
  isDelivering?: () => boolean;
};

export type Publisher = {
  /** Makes the work loop read the queue. */
  wake: () => void;
  progress: () => BuildProgress | undefined;
  /** The start time of the next run, if one is scheduled. */
  nextAt: () => number | undefined;
  /** Whether the next build is prewarmed. */
  isPrepared: () => boolean;
  /** Milliseconds that it waits for the end of an action on a release. */
  releaseWait: number;
  /** The error that ended the work loop; undefined while it runs. Nothing is published until a restart. */
  stoppedBy: () => string | undefined;
  /** Aborts the current step; the next start repeats it. */
  close: () => Promise<void>;
};

const defaultRetries = [15_000, 60_000, 300_000];
/** The most that preparing the next run waits for the delivery of a release; a first one takes minutes. */
const longestDelivery = 5000;
/** How often the end of a delivery is looked for. */
const deliveryPoll = 50;

/**
 * Runs the work loop: queued, building, checking, releasing, then live or failed. Each step is idempotent, and is persisted
 * before it starts.
 */
export const startPublishing = (options: PublishOptions): Publisher => {
  const { journal, store, steps, hasRelease, log } = options;
  const { lease = soleLease, debounce = defaultDebounce, retryAfter = defaultRetries } = options;
  const { releaseWait = defaultReleaseWait, isDelivering = () => false } = options;
  const stopping = new AbortController();
  const timer = createTimer();
  let progress: BuildProgress | undefined;
  let nextAt: number | undefined;
  let stoppedBy: string | undefined;

  const finish = async (run: Run, outcome: RunOutcome): Promise<void> => {
    const { releaseId, pageCount, waitedCount, error } = await finishRun(
      journal,
      store,
      run,
      outcome,
    );
    progress = undefined;
    options.onStep?.(outcome.outcome, run);
    log(
      outcome.outcome === 'live'
        ? `live: ${releaseId}, ${pageCount} pages, ${waitedCount} publications`
        : `not released: ${error}`,
      outcome.outcome === 'live'
        ? { run: run.number, release: releaseId, pages: pageCount, publications: waitedCount }
        : { level: 'error', run: run.number, attempt: run.attempt },
    );
  };

  const failureOf = ({ attempt }: Run, cause: unknown): RunOutcome => {
    const build = cause instanceof BuildError ? cause : undefined;
    const wait = build?.kind === 'content' ? undefined : retryAfter[attempt - 1];
    return {
      outcome: 'failed',
      error: cause instanceof Error ? cause.message : String(cause),
      problems: build?.problems ?? [],
      ...(build && build.log.length > 0 && { log: build.log }),
      ...(wait !== undefined && { retryAt: Date.now() + wait }),
    };
  };

  const onBegin = (run: Run): void => {
    progress = undefined;
    options.onStep?.(run.step, run);
    log(`${run.step} (run ${run.number})`, { run: run.number, step: run.step });
  };
  const onProgress = (value: BuildProgress): void => {
    progress = value;
  };

  const setAside = ({ upTo }: Run): string | undefined => {
    const { triedSeq } = store.get();
    const publications = journal.after(0);
    const action = actionWithin({ publications, triedSeq, releaseWait }, upTo, Date.now());
    return action && `the release "${action.releaseId}" is being published`;
  };

  const go = async (first: Run, signal: AbortSignal): Promise<void> => {
    let run = first;
    try {
      const done = await runSteps(first, {
        store,
        steps,
        onBegin,
        onProgress,
        setAside,
        signal,
      });
      run = done.run;
      await finish(run, done.outcome);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof SetAside) {
        progress = undefined;
        await store.change({ run: undefined });
        log(`set aside, to be built again: ${error.message}`);
        return;
      }
      const [failed, cause] = error instanceof StepError ? [error.run, error.cause] : [run, error];
      await finish(failed, failureOf(failed, cause));
    }
  };

  const lead = async (term: Term): Promise<void> => {
    const signal = AbortSignal.any([stopping.signal, term.signal]);
    signal.addEventListener('abort', () => timer.wake());
    steps.release.lead?.(term);
    steps.build.lead?.(term);
    let isStaged = false;
    let deliveryEnds = 0;
    while (!signal.aborted) {
      const { run } = store.get();
      if (run !== undefined) {
        nextAt = undefined;
        await go(run, signal);
        isStaged = false;
        deliveryEnds = Date.now() + longestDelivery;
        continue;
      }
      nextAt = nextRunAt({ journal, state: store.get(), hasRelease, debounce, releaseWait });
      const mayPrepare = Date.now() >= deliveryEnds || !isDelivering();
      if (mayPrepare) {
        if (!isStaged) steps.release.prepare();
        isStaged = true;
        if (nextAt === undefined) void steps.build.prepare?.();
      }
      const wait = Math.min(
        nextAt === undefined ? Infinity : nextAt - Date.now(),
        mayPrepare ? Infinity : deliveryPoll,
      );
      if (wait > 0) await timer.sleep(wait === Infinity ? undefined : wait);
      else await beginRun(journal, store);
    }
  };

  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const term = await lease.acquire(stopping.signal);
      if (term === undefined) return;
      await lead(term).catch((error: unknown) => {
        if (term.signal.aborted) return;
        term.resign();
        throw error;
      });
      progress = undefined;
      nextAt = undefined;
    }
  };

  const ended = work().catch((error: unknown) => {
    stoppedBy = error instanceof Error ? error.message : String(error);
    log(`the publisher has stopped: ${error instanceof Error ? error.stack : stoppedBy}`, {
      level: 'error',
    });
  });
  return {
    wake: timer.wake,
    progress: () => progress,
    nextAt: () => nextAt,
    releaseWait,
    isPrepared: () => steps.build.isPrepared?.() ?? false,
    stoppedBy: () => stoppedBy,
    close: async () => {
      stopping.abort();
      timer.wake();
      await ended;
      await steps.release.close();
      await steps.build.close?.();
    },
  };
};
