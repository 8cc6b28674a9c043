import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { forkSource } from './forkSource';

/** The export `work` of a worker module: takes options once, then maps tasks to results. */
export type Work<Options, Task, Result> = (
  options: Options,
) => (tasks: readonly Task[]) => Promise<Result[]>;

/** The first message. */
export type WorkerOptions = { options: unknown };
export type WorkerRequest = { id: number; tasks: unknown[] };
export type WorkerResponse = { id: number; results?: unknown[]; error?: string };

/** A process that runs the work of a module. */
export type PoolWorker<Task, Result> = {
  /** Resolves to the results, or undefined if the process has ended. Rejects if the work fails. */
  run: (tasks: readonly Task[]) => Promise<Result[] | undefined>;
  close: () => void;
};

const forkWorker = (module: string, fork: typeof forkSource): ChildProcess =>
  fork('hosting/worker-pool/worker.ts', [module]);

/** Processes that wait for their options, by module. */
const prepared = new Map<string, ChildProcess[]>();

/**
 * Forks worker processes for a module, which then wait for `openWorker`. They do not keep this process alive, and end with it.
 *
 * @param module the source that exports `work`, relative to the project.
 * @returns their process ids.
 */
export const prepareWorkers = (
  module: string,
  count = availableParallelism(),
  fork: typeof forkSource = forkSource,
): number[] => {
  const children = Array.from({ length: count }, () => {
    const child = forkWorker(module, fork);
    // A process that did not start is not connected.
    child.on('error', () => undefined);
    child.unref();
    child.channel?.unref();
    return child;
  });
  prepared.set(module, children);
  return children.flatMap(({ pid }) => pid ?? []);
};

/** A process that waits for its options, if there is one. */
const takePrepared = (module: string): ChildProcess | undefined => {
  const child = prepared.get(module)?.pop();
  if (child === undefined || child.connected) return child;
  return takePrepared(module);
};

/**
 * Opens a worker process for a module: one that was prepared, or another one.
 *
 * @param module the source that exports `work`, relative to the project.
 */
export const openWorker = <Task, Result>(
  module: string,
  options: unknown,
  fork: typeof forkSource = forkSource,
): PoolWorker<Task, Result> => {
  const child = takePrepared(module) ?? forkWorker(module, fork);
  child.ref();
  child.channel?.ref();
  child.send({ options } satisfies WorkerOptions, () => undefined);
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
