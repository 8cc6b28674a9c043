import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Who uses a state folder. `origin` and the rest are there once an emulator listens. */
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

/** Who uses the folder now; undefined when nobody does or whoever did has died. */
export const readStateHolder = (stateFolder: string): StateHolder | undefined => {
  try {
    const holder = JSON.parse(readFileSync(fileOf(stateFolder), 'utf8')) as StateHolder;
    return isRunning(holder.pid) ? holder : undefined;
  } catch {
    return undefined;
  }
};

export type StateLock = { announce(details: Partial<StateHolder>): void; release(): void };

/** Claims the folder for this process, so that two never write one journal. Throws when it is taken. */
export const lockState = (stateFolder: string): StateLock => {
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
        `the space in ${stateFolder} is already in use by process ${other.pid}${where}; stop that process, or remove ${file} if it is no emulator`,
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
