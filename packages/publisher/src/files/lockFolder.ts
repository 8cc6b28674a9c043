import { readFileSync, rmSync, writeFileSync } from 'node:fs';

type Holder = { pid: number; born: string };

/** The start time of a process in clock ticks, which detects a reused process id. Linux only; otherwise ''. */
const startTimeOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

const isRunning = ({ pid, born }: Holder): boolean => {
  if (pid === process.pid || startTimeOf(pid) !== born) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const readHolder = (file: string): Holder | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
};

/**
 * Acquires a lock file for this process; returns a function that releases it.
 *
 * @throws Error naming the process that holds the lock.
 */
export const lockFolder = (file: string, what: string): (() => void) => {
  const holder = readHolder(file);
  if (holder && isRunning(holder)) {
    throw new Error(`${what} runs already, as process ${holder.pid}. Stop it first.`);
  }
  const own: Holder = { pid: process.pid, born: startTimeOf(process.pid) };
  writeFileSync(file, JSON.stringify(own));
  return () => rmSync(file, { force: true });
};
