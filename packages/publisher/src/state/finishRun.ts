import type { Journal } from '../webhook/openJournal';
import type { StateStore } from './openState';
import { changesSite } from './releaseHold';
import { maxResults, maxWaited, waitedOf, type Run, type RunResult } from './types';

export type RunOutcome = Pick<RunResult, 'outcome'> & Partial<RunResult>;

/** Persists the result of a run, and compacts the journal after live publications. */
export const finishRun = async (
  journal: Journal,
  store: StateStore,
  run: Run,
  outcome: RunOutcome,
): Promise<RunResult> => {
  const state = store.get();
  const now = Date.now();
  const isLive = outcome.outcome === 'live';
  const made = journal
    .after(state.liveSeq)
    .filter((entry) => entry.seq <= run.upTo && changesSite(entry));
  const waited = isLive ? waitedOf(made, now) : [];
  const result: RunResult = {
    number: run.number,
    attempt: run.attempt,
    startedAt: run.startedAt,
    endedAt: now,
    took: run.took,
    waited: waited.slice(0, maxWaited),
    waitedCount: waited.length,
    problems: [],
    ...(run.unfinishedReleases && { unfinishedReleases: run.unfinishedReleases }),
    ...outcome,
  };
  await store.change({
    run: undefined,
    triedSeq: run.upTo,
    ...(isLive && { liveSeq: run.upTo, confirmedPageCount: undefined }),
    results: [result, ...state.results].slice(0, maxResults),
  });
  await journal.forget(store.get().liveSeq);
  return result;
};
