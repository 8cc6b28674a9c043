import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';
import { resolve } from 'node:path';

/**
 * With two processors, both of which are busy, threads that look for garbage beside the program take more of its time than
 * they save: 10 of 155 seconds of processor (docs/benchmarks/archive.md).
 */
export const processFlags: readonly string[] =
  availableParallelism() <= 2 ? ['--single-threaded-gc'] : [];

/** Starts a process that runs a TypeScript source; `file` is from the folder of the project. */
export const forkSource = (file: string, args: readonly string[] = []): ChildProcess =>
  fork(resolve(file), args, {
    execArgv: [...processFlags, '--import', 'tsx'],
    // Not what Gatsby's own processes are told.
    env: { ...process.env, NODE_OPTIONS: '' },
    serialization: 'advanced',
  });

/** As `forkSource`, of a process that takes what others leave of the processors. */
export const forkPatiently: typeof forkSource = (file, args) => {
  const child = forkSource(file, args);
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
};
