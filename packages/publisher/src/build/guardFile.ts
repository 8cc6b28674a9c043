import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const fileOf = (folder: string): string => join(folder, 'guard.pid');

/** Notes which process runs the build, for a start after a crash. */
export const writeGuardPid = (folder: string, pid: number): void => {
  try {
    writeFileSync(fileOf(folder), String(pid));
  } catch {
    // The disk is full: the guard ends by itself when its parent does.
  }
};

/** Whether a process is a guard of ours, and not another that has got its number. */
const isGuard = (pid: number): boolean => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('guard.mjs');
  } catch {
    return false;
  }
};

/** Ends a build that a former publisher has left running, and waits until it is gone. */
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
