import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The process that holds the lock of a state folder. The optional properties are set once an emulator listens. */
export type StateHolder = {
  pid: number;
  since: string;
  origin?: string;
  spaceId?: string;
  deliveryToken?: string;
  certificateAuthorityFile?: string;
};

const fileOf = (stateFolder: string) => join(stateFolder, 'in-use.json');

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Reads the lock file; undefined if there is none or its process has ended. */
export const readStateHolder = (stateFolder: string): StateHolder | undefined => {
  try {
    const holder = JSON.parse(readFileSync(fileOf(stateFolder), 'utf8')) as StateHolder;
    return isRunning(holder.pid) ? holder : undefined;
  } catch {
    return undefined;
  }
};

export type StateLock = { announce(details: Partial<StateHolder>): void; release(): void };

/** Locks a state folder, so that only one process writes the journal. Throws if another process holds the lock. */
export const lockStateFolder = (stateFolder: string): StateLock => {
  mkdirSync(stateFolder, { recursive: true, mode: 0o700 });
  const file = fileOf(stateFolder);
  const holder: StateHolder = { pid: process.pid, since: new Date().toISOString() };
  const write = (value: StateHolder, flag: 'w' | 'wx') =>
    writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`, { flag, mode: 0o600 });
  try {
    write(holder, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const other = readStateHolder(stateFolder);
    if (other) {
      const where = other.origin ? ` at ${other.origin}` : '';
      throw new Error(
        `the space in ${stateFolder} is already in use by process ${other.pid}${where}; stop that process, or remove ${file} if it is not an emulator`,
      );
    }
    rmSync(file, { force: true });
    write(holder, 'wx');
  }
  return {
    announce: (details) => write({ ...holder, ...details }, 'w'),
    release: () => rmSync(file, { force: true }),
  };
};
