import type { Journal } from '../webhook/openJournal';
import { commandTopics } from '../webhook/readWebhook';
import { debounceUntil, type Debounce } from './debounce';
import type { PublisherState } from './types';

export type NextRunOptions = {
  journal: Journal;
  state: PublisherState;
  /** Whether a release exists; without one, a build starts immediately. */
  hasRelease: () => boolean;
  debounce: Debounce;
};

/** When the next run is due, in milliseconds since 1970; undefined while there is nothing to do. */
export const nextRunAt = ({
  journal,
  state,
  hasRelease,
  debounce,
}: NextRunOptions): number | undefined => {
  const { triedSeq, results } = state;
  const waiting = journal.after(triedSeq);
  const [last] = results;
  if (waiting.length > 0) {
    const isCommanded = waiting.some(({ topic }) =>
      Object.values<string>(commandTopics).includes(topic),
    );
    return isCommanded ? 0 : debounceUntil(waiting, last?.startedAt, debounce);
  }
  if (last?.retryAt !== undefined) return last.retryAt;
  return last === undefined && !hasRelease() ? 0 : undefined;
};
