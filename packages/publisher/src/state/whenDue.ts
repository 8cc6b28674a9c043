import type { QueuedPublication } from '../webhook/types';

export type Patience = {
  /** Milliseconds without another publication before a build begins. */
  quiet: number;
  /** The longest that a publication waits for quiet when nothing was built of late. */
  mostAtFirst: number;
  /** The longest while publications keep coming. */
  mostInStorm: number;
};

export const patience: Patience = { quiet: 700, mostAtFirst: 1500, mostInStorm: 90_000 };

/**
 * When to begin a build for the publications that wait: soon after the last of them. Of a storm, the first get a build
 * almost at once, and all others one together when it has calmed down.
 *
 * @param waiting oldest first; not empty.
 * @param lastBuildAt when the last build began.
 */
export const whenDue = (
  waiting: readonly QueuedPublication[],
  lastBuildAt: number | undefined,
  { quiet, mostAtFirst, mostInStorm }: Patience = patience,
): number => {
  const first = waiting[0]?.receivedAt ?? 0;
  const last = waiting.at(-1)?.receivedAt ?? 0;
  const isStorm = lastBuildAt !== undefined && first - lastBuildAt < mostInStorm;
  return Math.min(last + quiet, first + (isStorm ? mostInStorm : mostAtFirst));
};
