import { setMaxListeners } from 'node:events';
import { statSync } from 'node:fs';
import { createTimer } from '../state/createTimer';
import { currentRelease } from '../releases/listReleases';
import { releaseFiles } from '../releases/releaseFolder';
import { backoffAfter } from './backoff';
import { ConflictError, type LocalRelease, type PushResult, type ReleaseTarget } from './types';

export type TargetStatus = {
  name: string;
  /** The last release that this publisher has made current there. */
  release?: string;
  /** Whether that is the current release of this machine. */
  isCurrent: boolean;
  /** When it became current. */
  at?: number;
  /** What the last push has done. */
  last?: PushResult;
  /** Since the target was last reached. */
  failures: number;
  error?: string;
  retryAt?: number;
};

export type MirrorOptions = {
  releasesFolder: string;
  targets: readonly ReleaseTarget[];
  readRelease: (id: string) => Promise<LocalRelease>;
  /** Called when a target serves another release. */
  onSwitch?: () => Promise<void>;
  log: (line: string) => void;
  backoff?: (failures: number) => number;
  /** Whether this publisher may write to the targets now; always if undefined. */
  mayPush?: (() => boolean) | undefined;
};

export type Mirror = {
  statuses: () => TargetStatus[];
  /** Whether a target that answers has not got the current release yet. */
  isDelivering: () => boolean;
  /** Makes it look for a new release at once. */
  wake: () => void;
  close: () => Promise<void>;
};

/** How often the link to the current release is read: a rollback by another process moves it too. */
const pollEvery = 250;

/** The current release and the version of its files, which a rollback adds to. */
const versionOf = (releasesFolder: string): { id: string; version: string } | undefined => {
  const id = currentRelease(releasesFolder);
  if (id === undefined) return undefined;
  const stats = statSync(releaseFiles(releasesFolder, id).manifest, { throwIfNoEntry: false });
  return { id, version: `${id} ${stats?.mtimeMs ?? 0} ${stats?.size ?? 0}` };
};

/**
 * Keeps targets at the current release of this machine, each by itself: a target that does not answer is tried again with
 * growing pauses, while releases go on here and to the others. It then gets the release that is current, not each one it has
 * missed.
 */
export const mirrorReleases = (options: MirrorOptions): Mirror => {
  const { releasesFolder, targets, log, backoff = backoffAfter, mayPush = () => true } = options;
  const stopping = new AbortController();
  const { signal } = stopping;
  // Each request that is on its way listens.
  setMaxListeners(0, signal);
  let reading: { version: string; release: Promise<LocalRelease> } | undefined;
  let tail: Promise<unknown> = Promise.resolve();

  /** Targets share what they read, one release at a time. */
  const read = ({ id, version }: { id: string; version: string }): Promise<LocalRelease> => {
    if (reading?.version !== version) {
      const release = tail.then(() => options.readRelease(id));
      tail = release.catch(() => (reading = undefined));
      reading = { version, release };
    }
    return reading.release;
  };

  const follow = (target: ReleaseTarget) => {
    const timer = createTimer();
    let pushed: string | undefined;
    let status: Omit<TargetStatus, 'isCurrent'> = { name: target.name, failures: 0 };

    const push = async (wanted: { id: string; version: string }): Promise<void> => {
      try {
        const started = Date.now();
        const release = await read(wanted);
        const onCurrent = (last: PushResult): void => {
          const at = Date.now();
          void options.onSwitch?.();
          pushed = wanted.version;
          status = { name: target.name, release: wanted.id, at, last, failures: 0 };
          log(
            `${target.name}: ${wanted.id} is current, ${last.uploaded} objects of ${last.uploadedBytes} bytes stored, in ${at - started} ms`,
          );
        };
        const last = await target.push(release, signal, {
          onCurrent,
          isSuperseded: () => versionOf(releasesFolder)?.version !== wanted.version,
        });
        if (pushed !== wanted.version) onCurrent(last);
        status = { ...status, last };
        if (last.removed > 0) log(`${target.name}: ${last.removed} objects deleted`);
        await release
          .keep?.()
          .catch((error: unknown) => log(`targets: hashes not kept: ${(error as Error).message}`));
      } catch (error) {
        if (signal.aborted) return;
        // It may have failed after the switch: the next attempt deletes the rest.
        pushed = undefined;
        const failures = status.failures + 1;
        const message = error instanceof Error ? error.message || error.name : String(error);
        const wait = error instanceof ConflictError && failures === 1 ? 0 : backoff(failures);
        status = { ...status, failures, error: message, retryAt: Date.now() + wait };
        log(`${target.name}: ${wanted.id} is not there yet: ${message}`);
      }
    };
    const run = async (): Promise<void> => {
      while (!signal.aborted) {
        const wanted = versionOf(releasesFolder);
        const isDue = (status.retryAt ?? 0) <= Date.now();
        const isNew = wanted !== undefined && wanted.version !== pushed;
        if (isNew && isDue && mayPush()) await push(wanted);
        else await timer.sleep(pollEvery);
      }
    };
    return {
      ended: run().finally(() => target.close()),
      wake: timer.wake,
      status: (): TargetStatus => ({
        ...status,
        isCurrent: pushed !== undefined && versionOf(releasesFolder)?.version === pushed,
      }),
    };
  };
  const followed = targets.map(follow);
  const statuses = (): TargetStatus[] => followed.map(({ status }) => status());
  const wake = (): void => {
    for (const target of followed) target.wake();
  };
  return {
    statuses,
    isDelivering: () => statuses().some(({ isCurrent, failures }) => !isCurrent && failures === 0),
    wake,
    close: async () => {
      stopping.abort();
      wake();
      await Promise.all(followed.map(({ ended }) => ended));
    },
  };
};
