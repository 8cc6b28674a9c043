import type { Journal } from '../webhook/openJournal';
import { commandTopics } from '../webhook/readWebhook';
import type { StateStore } from './openState';
import { changesSite, unfinishedReleases } from './releaseHold';
import type { PublisherState, Run } from './types';

const confirmedPageCountOf = (journal: Journal, state: PublisherState): number | undefined => {
  const isConfirmed = journal
    .after(state.triedSeq)
    .some(({ topic }) => topic === commandTopics.confirm);
  return isConfirmed ? state.results[0]?.pageCount : state.confirmedPageCount;
};

/** Persists a run that covers all publications accepted so far; a retry increments the attempt number. */
export const beginRun = async (journal: Journal, store: StateStore): Promise<void> => {
  const state = store.get();
  const [last] = state.results;
  const isRetry = last?.retryAt !== undefined && !journal.after(state.triedSeq).some(changesSite);
  const upTo = journal.lastSeq();
  const unfinished = unfinishedReleases(journal.after(0), { triedSeq: state.triedSeq, upTo });
  const run: Run = {
    number: (last?.number ?? 0) + 1,
    step: 'building',
    upTo,
    ...(unfinished.length > 0 && { unfinishedReleases: unfinished }),
    startedAt: Date.now(),
    attempt: isRetry ? last.attempt + 1 : 1,
    took: {},
  };
  await store.change({ run, confirmedPageCount: confirmedPageCountOf(journal, state) });
};
