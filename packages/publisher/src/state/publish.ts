import type { CheckResult } from '../checks/types';
import { BuildError, type BuildProgress, type BuildStep } from '../build/types';
import type { Journal } from '../queue/openJournal';
import type { ReleaseStep } from '../releases/release';
import { releaseId } from '../releases/releaseFolder';
import { commandTopics } from '../webhook/readWebhook';
import type { StateStore } from './openState';
import {
  mostResults,
  mostWaited,
  waitedOf,
  type PublisherState,
  type Run,
  type RunResult,
  type Step,
} from './types';
import { patience as usualPatience, whenDue, type Patience } from './whenDue';

/** What a step is made of; the publisher gives the real ones. */
export type Steps = {
  build: BuildStep;
  check: (options: {
    confirmedPageCount: number | undefined;
    onProgress: (progress: BuildProgress) => void;
  }) => Promise<CheckResult>;
  release: ReleaseStep;
};

export type PublishOptions = {
  journal: Journal;
  store: StateStore;
  steps: Steps;
  /** Whether a release is there; without one a build begins at once. */
  hasRelease: () => boolean;
  log: (line: string) => void;
  onStep?: (step: Step | 'live' | 'failed', run: Run) => void;
  patience?: Patience;
  /** Milliseconds before each further attempt of what may pass: the space does not answer, the disk is full. */
  retryAfter?: readonly number[];
};

export type Publisher = {
  /** Something has come: look at the queue. */
  wake: () => void;
  progress: () => BuildProgress | undefined;
  /** When the next run begins, if one is due. */
  nextAt: () => number | undefined;
  /** Whether the next build is loaded and waits. */
  isPrepared: () => boolean;
  /** Ends the step under way, to be taken up at the next start. */
  close: () => Promise<void>;
};

const usualRetries = [15_000, 60_000, 300_000];

/**
 * Works through the queue for as long as it runs: queued, building, checking, releasing, then live or failed. Each step
 * can be repeated, and is written down before it begins.
 */
export const startPublishing = (options: PublishOptions): Publisher => {
  const { journal, store, steps, log } = options;
  const patience = options.patience ?? usualPatience;
  const retryAfter = options.retryAfter ?? usualRetries;
  const stopping = new AbortController();
  let wake = (): void => undefined;
  let progress: BuildProgress | undefined;
  let nextAt: number | undefined;

  const sleep = (milliseconds: number | undefined): Promise<void> =>
    new Promise((done) => {
      const timer =
        milliseconds === undefined ? undefined : setTimeout(done, Math.max(0, milliseconds));
      wake = () => {
        clearTimeout(timer);
        done();
      };
    });

  const nextNumber = ({ results }: PublisherState): number => (results[0]?.number ?? 0) + 1;

  /** When the next run is due, or undefined while there is nothing to do. */
  const dueAt = (): number | undefined => {
    const { triedSeq, results } = store.get();
    const waiting = journal.after(triedSeq);
    const [last] = results;
    if (waiting.length > 0) {
      const isAsked = waiting.some(({ topic }) =>
        Object.values<string>(commandTopics).includes(topic),
      );
      return isAsked ? 0 : whenDue(waiting, last?.startedAt, patience);
    }
    if (last?.retryAt !== undefined) return last.retryAt;
    return last === undefined && !options.hasRelease() ? 0 : undefined;
  };

  const confirmedOf = (state: PublisherState): number | undefined => {
    const isConfirmed = journal
      .after(state.triedSeq)
      .some(({ topic }) => topic === commandTopics.confirm);
    return isConfirmed ? state.results[0]?.pageCount : state.confirmedPageCount;
  };

  const begin = async (): Promise<void> => {
    const state = store.get();
    const [last] = state.results;
    const isRetry = last?.retryAt !== undefined && journal.lastSeq() === state.triedSeq;
    const attempt = isRetry ? last.attempt + 1 : 1;
    const run: Run = {
      number: nextNumber(state),
      step: 'building',
      upTo: journal.lastSeq(),
      startedAt: Date.now(),
      attempt,
      took: {},
    };
    await store.change({ run, confirmedPageCount: confirmedOf(state) });
  };

  const finish = async (
    run: Run,
    result: Pick<RunResult, 'outcome'> & Partial<RunResult>,
  ): Promise<void> => {
    const state = store.get();
    const now = Date.now();
    const isLive = result.outcome === 'live';
    const made = journal.after(state.liveSeq).filter(({ seq }) => seq <= run.upTo);
    const waited = isLive ? waitedOf(made, now) : [];
    const entry: RunResult = {
      number: run.number,
      attempt: run.attempt,
      startedAt: run.startedAt,
      endedAt: now,
      took: run.took,
      waited: waited.slice(0, mostWaited),
      waitedCount: waited.length,
      problems: [],
      ...result,
    };
    await store.change({
      run: undefined,
      triedSeq: run.upTo,
      ...(isLive && { liveSeq: run.upTo, confirmedPageCount: undefined }),
      results: [entry, ...state.results].slice(0, mostResults),
    });
    progress = undefined;
    await journal.forget(store.get().liveSeq);
    options.onStep?.(result.outcome, run);
    log(
      isLive
        ? `live: ${entry.releaseId}, ${entry.pageCount} pages, ${waited.length} publications`
        : `not released: ${entry.error}`,
    );
  };

  const fail = async (run: Run, error: unknown): Promise<void> => {
    if (stopping.signal.aborted) return;
    const build = error instanceof BuildError ? error : undefined;
    const wait = build?.kind === 'content' ? undefined : retryAfter[run.attempt - 1];
    await finish(run, {
      outcome: 'failed',
      error: error instanceof Error ? error.message : String(error),
      problems: build?.problems ?? [],
      ...(build && build.log.length > 0 && { log: build.log }),
      ...(wait !== undefined && { retryAt: Date.now() + wait }),
    });
  };

  const onProgress = (value: BuildProgress): void => {
    progress = value;
  };

  const enter = async (run: Run, change: Partial<Run>): Promise<Run> => {
    const next = { ...run, ...change };
    await store.change({ run: next });
    return next;
  };

  const timed = async <Value>(run: Run, work: () => Promise<Value>): Promise<[Value, Run]> => {
    progress = undefined;
    options.onStep?.(run.step, run);
    log(`${run.step} (run ${run.number})`);
    const started = Date.now();
    const value = await work();
    return [value, { ...run, took: { ...run.took, [run.step]: Date.now() - started } }];
  };

  const go = async (first: Run): Promise<void> => {
    let run = first;
    try {
      if (run.step === 'building') {
        const { number } = run;
        const [, built] = await timed(run, () =>
          steps.build.build({ number, onProgress, signal: stopping.signal }),
        );
        run = await enter(built, { step: 'checking' });
      }
      if (run.step === 'checking') {
        const { confirmedPageCount } = store.get();
        const [result, checked] = await timed(run, () =>
          steps.check({ confirmedPageCount, onProgress }),
        );
        run = checked;
        const { problems, pageCount, remarks } = result;
        await store.change({ remarks });
        const [problem] = problems;
        if (problem !== undefined) {
          const more = problems.length > 1 ? ` And ${problems.length - 1} more.` : '';
          const error = `${problem.message}${more}`;
          return await finish(run, { outcome: 'failed', error, problems, pageCount });
        }
        const createdAt = Date.now();
        const release = { id: releaseId(run.number, createdAt), createdAt, pageCount };
        run = await enter(run, { step: 'releasing', release });
      }
      const { release } = run;
      if (release === undefined) throw new Error('The state names no release.');
      const { id, pageCount } = release;
      const [, released] = await timed(run, () => steps.release.release(release, onProgress));
      await finish(released, { outcome: 'live', releaseId: id, pageCount });
    } catch (error) {
      await fail(run, error);
    }
  };

  const work = async (): Promise<void> => {
    steps.release.prepare();
    while (!stopping.signal.aborted) {
      const { run } = store.get();
      if (run !== undefined) {
        nextAt = undefined;
        await go(run);
        steps.release.prepare();
        continue;
      }
      nextAt = dueAt();
      if (nextAt === undefined) void steps.build.prepare?.();
      const wait = nextAt === undefined ? undefined : nextAt - Date.now();
      if (wait === undefined || wait > 0) await sleep(wait);
      else await begin();
    }
  };

  const ended = work().catch((error: unknown) =>
    log(`the publisher has stopped: ${(error as Error).stack ?? String(error)}`),
  );
  return {
    wake: () => wake(),
    progress: () => progress,
    nextAt: () => nextAt,
    isPrepared: () => steps.build.isPrepared?.() ?? false,
    close: async () => {
      stopping.abort();
      wake();
      await ended;
      await steps.release.close();
      await steps.build.close?.();
    },
  };
};
