import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Status } from 'static-site-publisher/status';
import { createNamespace } from './networkNamespace';
import { secret } from './testSite';

/** A machine that runs a publisher: a project folder and a network of its own. */
export type Machine = {
  name: string;
  /** Starts the publisher; resolves when it listens. */
  start: () => Promise<void>;
  /** The origin of the running publisher. */
  origin: () => string;
  /** What it has logged. */
  lines: string[];
  /** Undefined if it does not answer within 2 s. */
  status: () => Promise<Status | undefined>;
  kill: () => Promise<void>;
  pause: () => void;
  resume: () => void;
  /** Cuts its network, and so the way to the database; the shared folder stays. */
  cut: () => void;
  heal: () => void;
  /** The address of this machine as it sees it. */
  gateway: string;
  remove: () => Promise<void>;
};

export type MachineOptions = {
  number: number;
  /** The folder with `content.json` and `.publishing`, which all machines share. */
  shared: string;
  env: () => NodeJS.ProcessEnv;
};

export const createMachine = ({ number, shared, env }: MachineOptions): Machine => {
  const network = createNamespace(number);
  const folder = join(shared, `machine-${number}`);
  mkdirSync(folder);
  for (const name of ['content.json', '.publishing']) {
    symlinkSync(join(shared, name), join(folder, name));
  }
  const lines: string[] = [];
  let child: ChildProcess | undefined;
  let port = '';

  const start = async (): Promise<void> => {
    const [program = '', ...args] = [
      ...network.prefix,
      ...[process.execPath, '--import', 'tsx', 'tests/publishing/support/runMachine.ts', folder],
    ];
    const next = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PUBLISH_SECRET: secret, ...env() },
    });
    child = next;
    next.stderr.on('data', (text: Buffer) => lines.push(text.toString()));
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: next.stdout }).on('line', (line) => {
        lines.push(line);
        if (!line.startsWith('origin ')) return;
        port = new URL(line.slice('origin '.length)).port;
        resolve();
      });
      next.once('exit', () => reject(new Error(`It ended:\n${lines.slice(-20).join('\n')}`)));
    });
  };
  const origin = (): string => `http://${network.address}:${port}`;
  const kill = async (): Promise<void> => {
    const last = child;
    if (last === undefined || last.exitCode !== null || last.signalCode !== null) return;
    const ended = new Promise((resolve) => last.once('exit', resolve));
    last.kill('SIGKILL');
    await ended;
  };
  return {
    name: `machine-${number}`,
    start,
    origin,
    lines,
    status: async () => {
      try {
        const response = await fetch(`${origin()}/status.json`, {
          signal: AbortSignal.timeout(2000),
        });
        return (await response.json()) as Status;
      } catch {
        return undefined;
      }
    },
    kill,
    pause: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    cut: network.cut,
    heal: network.heal,
    gateway: network.gateway,
    remove: async () => {
      await kill();
      network.remove();
    },
  };
};
