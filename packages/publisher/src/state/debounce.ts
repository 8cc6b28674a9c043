import type { QueuedPublication } from '../webhook/types';

export type Debounce = {
  /** Milliseconds without another publication before a build begins. */
  quiet: number;
  /** The longest that a publication waits for quiet when nothing was built of late. */
  maxWait: number;
  /** The longest while publications keep coming. */
  maxWaitInBurst: number;
};

export const defaultDebounce: Debounce = { quiet: 700, maxWait: 1500, maxWaitInBurst: 90_000 };

/**
 * When to begin a build for the publications that wait: soon after the last of them. In a burst, the first get a build
 * almost at once, and all others one together when it has calmed down.
 *
 * @param waiting oldest first; not empty.
 * @param lastBuildAt when the last build began.
 */
export const debounceUntil = (
  waiting: readonly QueuedPublication[],
  lastBuildAt: number | undefined,
  { quiet, maxWait, maxWaitInBurst }: Debounce = defaultDebounce,
): number => {
  const first = waiting[0]?.receivedAt ?? 0;
  const last = waiting.at(-1)?.receivedAt ?? 0;
  const isBurst = lastBuildAt !== undefined && first - lastBuildAt < maxWaitInBurst;
  return Math.min(last + quiet, first + (isBurst ? maxWaitInBurst : maxWait));
};
