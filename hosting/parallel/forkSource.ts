import { fork, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';

/** Starts a process that runs a TypeScript source; `file` is from the folder of the project. */
export const forkSource = (file: string, args: readonly string[] = []): ChildProcess =>
  fork(resolve(file), args, {
    execArgv: ['--import', 'tsx'],
    // Not what Gatsby's own processes are told.
    env: { ...process.env, NODE_OPTIONS: '' },
    serialization: 'advanced',
  });
