import type { Journal } from '../webhook/openJournal';
import { commandTopics } from '../webhook/readWebhook';
import { debounceUntil, type Debounce } from './debounce';
import { changesSite, holdUntil } from './releaseHold';
import type { PublisherState } from './types';

/** Contentful publishes 200 entities within a minute, and repeats a webhook that failed twice, after 30 s each. */
export const defaultReleaseWait = 180_000;

export type NextRunOptions = {
  journal: Journal;
  state: PublisherState;
  /** Whether a release exists; without one, a build starts immediately. */
  hasRelease: () => boolean;
  debounce: Debounce;
  /** Milliseconds to wait for the end of an action on a release, from its first webhook. */
  releaseWait: number;
};

const dueAt = ({ journal, state, hasRelease, debounce }: NextRunOptions): number | undefined => {
  const { triedSeq, results } = state;
  const waiting = journal.after(triedSeq).filter(changesSite);
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

/**
 * When the next run is due, in milliseconds since 1970; undefined while there is nothing to do. No run is due while a
 * release is being published.
 */
export const nextRunAt = (options: NextRunOptions): number | undefined => {
  const due = dueAt(options);
  const { journal, state, releaseWait } = options;
  const { triedSeq } = state;
  if (due === undefined) return undefined;
  return Math.max(due, holdUntil({ publications: journal.after(0), triedSeq, releaseWait }));
};
