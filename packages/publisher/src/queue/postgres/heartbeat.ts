import { createTimer } from '../../state/createTimer';
import { reasonOf } from './queueError';

export type Heartbeat = {
  /** Beats now instead of later. */
  wake: () => void;
  /** Why the last beat failed. */
  problem: () => string | undefined;
  close: () => Promise<void>;
};

export type HeartbeatOptions = {
  /** Milliseconds between beats. */
  interval: number;
  beat: () => Promise<void>;
  onSuccess: () => void;
  onFailure: () => void;
  log: (line: string) => void;
};

/** Milliseconds: the first pause after a failure, which doubles up to the interval times two. */
const firstPause = 100;

/**
 * Calls a function at intervals. While it fails, the pauses grow from a
 * tenth of a second, and one line in the log says why, another one when it succeeds again.
 */
export const startHeartbeat = (options: HeartbeatOptions): Heartbeat => {
  const { interval, beat, log } = options;
  const timer = createTimer();
  let failures = 0;
  let failedAt = 0;
  let problem: string | undefined;
  let isClosed = false;
  let isWoken = false;

  const once = async (): Promise<void> => {
    try {
      await beat();
      if (failures > 0) {
        log(`the queue answers again after ${Math.round((Date.now() - failedAt) / 1000)} s`);
      }
      failures = 0;
      problem = undefined;
      options.onSuccess();
    } catch (error) {
      problem = reasonOf(error);
      if (failures === 0) {
        failedAt = Date.now();
        log(`the queue does not answer, webhooks are answered 503: ${problem}`);
      }
      failures += 1;
      options.onFailure();
    }
  };
  const run = async (): Promise<void> => {
    while (!isClosed) {
      isWoken = false;
      await once();
      if (isClosed) return;
      if (isWoken) continue;
      const pause = failures === 0 ? interval : firstPause * 2 ** Math.min(failures - 1, 10);
      await timer.sleep(Math.min(pause, interval * 2) * (0.8 + Math.random() * 0.2));
    }
  };
  const ended = run();

  return {
    wake: () => {
      isWoken = true;
      timer.wake();
    },
    problem: () => problem,
    close: async () => {
      isClosed = true;
      timer.wake();
      await ended;
    },
  };
};
