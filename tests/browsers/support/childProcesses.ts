import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** @throws Error that names the Debian package when the program is not there. */
export const requireProgram = (path: string, debianPackage: string): string => {
  if (existsSync(path)) return path;
  throw new Error(`${path} does not exist. Install it: apt install ${debianPackage}`);
};

/** Starts a program in a process group of its own. Its file descriptor 3 is a pipe. */
export const startProgram = (
  path: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): ChildProcess =>
  spawn(path, parameters, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
    env: { ...process.env, ...environment },
  });

/** Kills a program with its process group, and waits until it has ended. */
export const endProgram = async (child: ChildProcess): Promise<void> => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  process.kill(-child.pid, 'SIGKILL');
  await ended;
};

/**
 * Repeats `attempt` until it has a value.
 *
 * @throws Error that names what was waited for after 30 s.
 */
export const eventually = async <Value>(
  what: string,
  attempt: () => Promise<Value | undefined> | Value | undefined,
): Promise<Value> => {
  const end = Date.now() + 30_000;
  while (Date.now() < end) {
    const value = await attempt();
    if (value !== undefined) return value;
    await sleep(50);
  }
  throw new Error(`${what} did not happen within 30 s.`);
};
