import type { QueuedPublication } from '../webhook/types';

export type Debounce = {
  /** Milliseconds without another publication before a build begins. */
  quiet: number;
  /** The maximum delay of a publication outside a burst. */
  maxWait: number;
  /** The maximum delay during a burst. */
  maxWaitInBurst: number;
};

export const defaultDebounce: Debounce = { quiet: 400, maxWait: 1500, maxWaitInBurst: 90_000 };

/**
 * The start time of a build for the waiting publications: debounced after the last of them. A burst gets a build shortly
 * after its beginning and one at its end.
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
