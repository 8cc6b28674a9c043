import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import type { Readable, Writable } from 'node:stream';
import { readLine, type BuildEvent } from './buildEvents';
import { writeGuardPid } from './guardFile';

const guard = join(__dirname, 'guard.mjs');

export type RunBuildOptions = {
  /** The folder of the project. */
  siteFolder: string;
  /** A program and its arguments, run there. */
  command: readonly string[];
  /** The same command, waiting for `startLine` on standard input. If undefined, no build is prewarmed. */
  prewarmCommand?: readonly string[];
  logFolder: string;
  env?: NodeJS.ProcessEnv;
  log?: (line: string) => void;
  /** Called with the process id of the guard, which is that of the process group. */
  onStart?: (pid: number) => void;
};

/** A line of a build's output: an event, text, or neither for an unknown event. */
export type BuildLine = { line: string; event?: BuildEvent; isText?: boolean };

/** The process of a running or prewarmed build. */
export type RunningBuild = {
  child: ChildProcessByStdio<Writable, Readable, Readable>;
  /** Calls the listener with the buffered lines, then with each new line. */
  onLine: (listener: (buildLine: BuildLine) => void) => void;
  isReady: () => boolean;
  /** The exit code. */
  ended: Promise<number | null>;
};

/** Starts a build as a child process of the guard, and reads its output line by line. */
export const launchBuild = (
  { siteFolder, logFolder, env, log, onStart }: RunBuildOptions,
  command: readonly string[],
): RunningBuild => {
  const child = spawn(process.execPath, [guard, ...command], {
    cwd: siteFolder,
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...env, CI: 'true', NO_COLOR: '1' },
  });
  // The process has exited (EPIPE); `ended` reports it.
  child.stdin.on('error', () => undefined);
  if (child.pid !== undefined) {
    writeGuardPid(logFolder, child.pid);
    onStart?.(child.pid);
  }
  const before: BuildLine[] = [];
  const ignored = new Set<string>();
  let isReady = false;
  let listen = (buildLine: BuildLine): void => void before.push(buildLine);
  const onOutput = (line: string): void => {
    const read = readLine(line);
    if ('event' in read) {
      isReady ||= read.event.type === 'ready';
      listen({ line, event: read.event });
      return;
    }
    if ('unknown' in read && !ignored.has(read.unknown)) {
      ignored.add(read.unknown);
      log?.(`ignored an event of the build that this publisher does not know: ${line}`);
    }
    listen({ line, isText: 'text' in read });
  };
  createInterface({ input: child.stdout }).on('line', (line) =>
    onOutput(stripVTControlCharacters(line)),
  );
  createInterface({ input: child.stderr }).on('line', (line) =>
    listen({ line: stripVTControlCharacters(line), isText: true }),
  );
  return {
    child,
    isReady: () => isReady && child.exitCode === null,
    onLine: (listener) => {
      for (const buildLine of before.splice(0)) listener(buildLine);
      listen = listener;
    },
    ended: new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      // `close` follows the end of both outputs, so every line has been read.
      child.once('close', resolve);
    }),
  };
};
