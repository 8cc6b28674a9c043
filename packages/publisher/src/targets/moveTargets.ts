import { setTimeout as wait } from 'node:timers/promises';
import { lockFolder } from '../files/lockFolder';
import { publishingFiles } from '../publishingFolder';
import { openTargets, type OpenTargetsOptions } from './openTargets';
import type { Mirror, TargetStatus } from './mirrorReleases';

const maxFailures = 3;

/** Waits until each target has the current release, or has failed so often that a command gives up. */
export const settledTargets = async (
  statuses: () => readonly TargetStatus[] | Promise<readonly TargetStatus[]>,
): Promise<readonly TargetStatus[]> => {
  for (;;) {
    const now = await statuses();
    if (now.every(({ isCurrent, failures }) => isCurrent || failures >= maxFailures)) return now;
    await wait(200);
  }
};

/** An error that names the targets that have not got the release; undefined if all have. */
export const missedTargets = (statuses: readonly TargetStatus[]): Error | undefined => {
  const missed = statuses.filter(({ isCurrent }) => !isCurrent);
  if (missed.length === 0) return undefined;
  const reasons = missed.map(({ name, error }) => `${name} (${error ?? 'not reached'})`);
  return new Error(
    `The current release is not at ${reasons.join(', ')}. The next release or start of the publisher catches up.`,
  );
};

/**
 * Moves the targets to the current release, after a rollback. A publisher that runs does so by itself.
 *
 * @throws Error naming the targets that did not answer.
 */
export const moveTargets = async (options: OpenTargetsOptions): Promise<void> => {
  if (options.settings.targets.length === 0) return;
  let unlock: () => void;
  try {
    unlock = lockFolder(publishingFiles(options.folder).inUse, 'The publisher');
  } catch {
    return options.log('the running publisher moves the targets');
  }
  let mirror: Mirror | undefined;
  try {
    const opened = await openTargets(options);
    mirror = opened;
    const error = missedTargets(await settledTargets(() => opened.statuses()));
    if (error) throw error;
  } finally {
    await mirror?.close();
    unlock();
  }
};
