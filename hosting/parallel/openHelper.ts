import { forkSource } from './forkSource';

/** What a module exports as `work`: prepared once by an order, which is JSON, it makes a result of each task. */
export type Work<Order, Task, Result> = (
  order: Order,
) => (tasks: readonly Task[]) => Promise<Result[]>;

export type HelperTasks = { id: number; tasks: unknown[] };
export type HelperAnswer = { id: number; results?: unknown[]; error?: string };

/** A process that does the work of a module. */
export type Helper<Task, Result> = {
  /** The results; undefined when the process has ended. Rejects where the work fails. */
  ask: (tasks: readonly Task[]) => Promise<Result[] | undefined>;
  close: () => void;
};

/**
 * Begins a process for the work of a module.
 *
 * @param module the source that exports `work`, from the folder of the project.
 */
export const openHelper = <Task, Result>(
  module: string,
  order: unknown,
  fork: typeof forkSource = forkSource,
): Helper<Task, Result> => {
  const child = fork('hosting/parallel/helper.ts', [module, JSON.stringify(order)]);
  const asked = new Map<
    number,
    { done: (results?: Result[]) => void; failed: (error: Error) => void }
  >();
  let count = 0;
  let hasEnded = false;
  child.on('message', ({ id, results, error }: HelperAnswer) => {
    const question = asked.get(id);
    asked.delete(id);
    if (error === undefined) question?.done(results as Result[]);
    else question?.failed(new Error(error));
  });
  const end = (): void => {
    hasEnded = true;
    asked.forEach(({ done }) => done());
    asked.clear();
  };
  child.once('error', end);
  child.once('exit', end);
  return {
    ask: (tasks) =>
      new Promise((done, failed) => {
        if (hasEnded) return done(undefined);
        const id = (count += 1);
        asked.set(id, { done, failed });
        // Where the message cannot be sent, the process has ended, and says so.
        child.send({ id, tasks } satisfies { id: number; tasks: readonly Task[] }, () => undefined);
      }),
    close: () => {
      if (child.connected) child.disconnect();
    },
  };
};
