import type { Journal } from '../webhook/openJournal';
import { commandTopics } from '../webhook/readWebhook';
import type { StateStore } from './openState';
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
  const isRetry = last?.retryAt !== undefined && journal.lastSeq() === state.triedSeq;
  const run: Run = {
    number: (last?.number ?? 0) + 1,
    step: 'building',
    upTo: journal.lastSeq(),
    startedAt: Date.now(),
    attempt: isRetry ? last.attempt + 1 : 1,
    took: {},
  };
  await store.change({ run, confirmedPageCount: confirmedPageCountOf(journal, state) });
};
