import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

export type PublisherProcess = {
  /** Undefined when it ended before it listened. */
  origin: string | undefined;
  lines: string[];
  /** Resolves with the signal that ended it. */
  ended: Promise<NodeJS.Signals | null>;
  kill: () => Promise<void>;
};

/** Starts the publisher as a process of its own; it kills itself when it comes to a step. */
export const startProcess = async (
  folder: string,
  killAt?: string,
  env: NodeJS.ProcessEnv = {},
): Promise<PublisherProcess> => {
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/publishing/support/runPublisher.ts', folder, killAt ?? ''],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } },
  );
  const lines: string[] = [];
  const ended = new Promise<NodeJS.Signals | null>((resolve) =>
    child.once('exit', (_code, signal) => resolve(signal)),
  );
  if (!child.stdout) throw new Error('no output');
  const output = createInterface({ input: child.stdout });
  const origin = await Promise.race([
    new Promise<string>((resolve) =>
      output.on('line', (line) => {
        lines.push(line);
        if (line.startsWith('origin ')) resolve(line.slice('origin '.length));
      }),
    ),
    ended.then(() => undefined),
  ]);
  return {
    origin,
    lines,
    ended,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};
