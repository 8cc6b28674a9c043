import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const fileOf = (folder: string): string => join(folder, 'guard.pid');

/** Writes the process id of the guard, so that the next start can kill the build after a crash. */
export const writeGuardPid = (folder: string, pid: number): void => {
  try {
    writeFileSync(fileOf(folder), String(pid));
  } catch {
    // The disk is full. The guard exits with its parent anyway.
  }
};

/** Whether a process is a guard. The system may have reused its id. */
const isGuard = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('guard.mjs');
  } catch {
    return false;
  }
};

/** Kills the build that a previous publisher left running, and waits until it has exited. */
export const killLeftoverBuild = async (folder: string): Promise<void> => {
  let pid: number;
  try {
    pid = Number(readFileSync(fileOf(folder), 'utf8'));
  } catch {
    return;
  }
  while (Number.isInteger(pid) && pid > 1 && isGuard(pid)) {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      return;
    }
    await wait(20);
  }
};
