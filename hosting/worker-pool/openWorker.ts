import type { forkSource } from './forkSource';
import { forkWorker, keepIdle, takeIdle } from './idleWorkers';

/** The export `work` of a worker module: takes JSON options once, then maps tasks to results. */
export type Work<Options, Task, Result> = (
  options: Options,
) => (tasks: readonly Task[]) => Promise<Result[]>;

/** Loads the module of a job. */
export type WorkerJob = { module: string; options: unknown };
export type WorkerRequest = { id: number; tasks: unknown[] };
export type WorkerResponse = { id: number; results?: unknown[]; error?: string };

/** A process that runs the work of a module. */
export type PoolWorker<Task, Result> = {
  /** Resolves to the results, or undefined if the process has ended. Rejects if the work fails. */
  run: (tasks: readonly Task[]) => Promise<Result[] | undefined>;
  close: () => void;
};

/**
 * Runs the work of a module in a process that waits for a job, or in a new one.
 *
 * @param module the source that exports `work`, relative to the project.
 * @param fork how a process is started of which no other job is to get hold.
 */
export const openWorker = <Task, Result>(
  module: string,
  options: unknown,
  fork?: typeof forkSource,
): PoolWorker<Task, Result> => {
  const child = fork ? forkWorker(fork) : (takeIdle() ?? forkWorker());
  const pending = new Map<
    number,
    { done: (results?: Result[]) => void; failed: (error: Error) => void }
  >();
  let count = 0;
  let hasEnded = false;
  const onMessage = ({ id, results, error }: WorkerResponse): void => {
    const request = pending.get(id);
    pending.delete(id);
    if (error === undefined) request?.done(results as Result[]);
    else request?.failed(new Error(error));
  };
  child.on('message', onMessage);
  const end = (): void => {
    hasEnded = true;
    pending.forEach(({ done }) => done());
    pending.clear();
  };
  child.once('error', end);
  child.once('exit', end);
  // If sending fails, the process has ended, and the exit event resolves the requests.
  child.send({ module, options } satisfies WorkerJob, () => undefined);
  return {
    run: (tasks) =>
      new Promise((done, failed) => {
        if (hasEnded) return done(undefined);
        const id = (count += 1);
        pending.set(id, { done, failed });
        child.send({ id, tasks } satisfies { id: number; tasks: readonly Task[] }, () => undefined);
      }),
    close: () => {
      // One that still works must not answer to the next job.
      if (fork || hasEnded || pending.size > 0) {
        if (child.connected) child.disconnect();
        return;
      }
      child.off('message', onMessage).off('error', end).off('exit', end);
      keepIdle(child);
    },
  };
};
