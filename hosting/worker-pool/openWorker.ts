import { forkSource } from './forkSource';

/** The export `work` of a worker module: takes JSON options once, then maps tasks to results. */
export type Work<Options, Task, Result> = (
  options: Options,
) => (tasks: readonly Task[]) => Promise<Result[]>;

export type WorkerRequest = { id: number; tasks: unknown[] };
export type WorkerResponse = { id: number; results?: unknown[]; error?: string };

/** A process that runs the work of a module. */
export type PoolWorker<Task, Result> = {
  /** Resolves to the results, or undefined if the process has ended. Rejects if the work fails. */
  run: (tasks: readonly Task[]) => Promise<Result[] | undefined>;
  close: () => void;
};

/**
 * Forks a worker process for a module.
 *
 * @param module the source that exports `work`, relative to the project.
 */
export const openWorker = <Task, Result>(
  module: string,
  options: unknown,
  fork: typeof forkSource = forkSource,
): PoolWorker<Task, Result> => {
  const child = fork('hosting/worker-pool/worker.ts', [module, JSON.stringify(options)]);
  const pending = new Map<
    number,
    { done: (results?: Result[]) => void; failed: (error: Error) => void }
  >();
  let count = 0;
  let hasEnded = false;
  child.on('message', ({ id, results, error }: WorkerResponse) => {
    const request = pending.get(id);
    pending.delete(id);
    if (error === undefined) request?.done(results as Result[]);
    else request?.failed(new Error(error));
  });
  const end = (): void => {
    hasEnded = true;
    pending.forEach(({ done }) => done());
    pending.clear();
  };
  child.once('error', end);
  child.once('exit', end);
  return {
    run: (tasks) =>
      new Promise((done, failed) => {
        if (hasEnded) return done(undefined);
        const id = (count += 1);
        pending.set(id, { done, failed });
        // If sending fails, the process has ended, and the exit event resolves the request.
        child.send({ id, tasks } satisfies { id: number; tasks: readonly Task[] }, () => undefined);
      }),
    close: () => {
      if (child.connected) child.disconnect();
    },
  };
};
