import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { forkSource } from './forkSource';

const key = Symbol.for('hosting/worker-pool/idleWorkers');
/** Of the process: the site and each plugin of it have a copy of this module. */
const idle = ((globalThis as { [key]?: ChildProcess[] })[key] ??= []);

/** The most workers beside this process. */
export const maxWorkers = (): number => availableParallelism() - 1;

export const countIdle = (): number => idle.length;

/** Keeps a worker for the next job. It does not keep this process running, and ends with it. */
export const keepIdle = (child: ChildProcess): void => {
  if (!child.connected || idle.length >= maxWorkers()) return void child.kill();
  const forget = (): void => {
    const at = idle.indexOf(child);
    if (at >= 0) idle.splice(at, 1);
  };
  child.once('error', forget);
  child.once('exit', forget);
  child.unref();
  child.channel?.unref();
  idle.push(child);
};

/** A worker that no job uses, if there is one. */
export const takeIdle = (): ChildProcess | undefined => {
  const child = idle.pop();
  child?.ref();
  child?.channel?.ref();
  return child;
};

/** Forks a worker of the pool, which loads the module of a job when it gets one. */
export const forkWorker = (fork: typeof forkSource = forkSource): ChildProcess =>
  fork('hosting/worker-pool/worker.ts');

/** Starts the workers that the next job of many items may use. A process takes half a second to start. */
export const prepareWorkers = (): void => {
  while (idle.length < maxWorkers()) keepIdle(forkWorker());
};
