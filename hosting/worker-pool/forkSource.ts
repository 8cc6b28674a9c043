import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';
import { resolve } from 'node:path';

/**
 * On two busy processors, parallel garbage collection costs more than it saves: 10 of 155 CPU seconds
 * (docs/benchmarks/archive.md).
 */
export const processFlags: readonly string[] =
  availableParallelism() <= 2 ? ['--single-threaded-gc'] : [];

/** Forks a process that runs a TypeScript source; `file` is relative to the project. */
export const forkSource = (file: string, args: readonly string[] = []): ChildProcess =>
  fork(resolve(file), args, {
    execArgv: [...processFlags, '--import', 'tsx'],
    // Without the options of Gatsby's own processes.
    env: { ...process.env, NODE_OPTIONS: '' },
    serialization: 'advanced',
  });

/** `forkSource` with below-normal priority. */
export const forkLowPriority: typeof forkSource = (file, args) => {
  const child = forkSource(file, args);
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
};
