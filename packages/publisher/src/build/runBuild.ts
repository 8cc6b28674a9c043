import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { createWriteStream, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import type { Readable, Writable } from 'node:stream';
import type { BuildProblem } from './buildProblem';
import { readLine, startLine, type BuildEvent } from './buildEvents';
import { explainFailure } from './explainFailure';
import { endLeftOver, rememberGuard } from './guardFile';
import { progressOf } from './progressOf';
import type { BuildStep } from './types';

const guard = join(__dirname, 'guard.mjs');
const maxLogs = 20;
/** Lines of text kept in memory, for a build that fails without an error. */
const maxTextLines = 200;

export type RunBuildOptions = {
  /** The folder of the project. */
  siteFolder: string;
  /** A program and its arguments, run there. */
  command: readonly string[];
  /** The same, but it waits for `startLine` on standard input; without it, no build is prewarmed. */
  prewarmCommand?: readonly string[];
  logFolder: string;
  env?: NodeJS.ProcessEnv;
  log?: (line: string) => void;
};

const openLog = (logFolder: string, number: number): string => {
  mkdirSync(logFolder, { recursive: true });
  const old = readdirSync(logFolder)
    .filter((name) => name.endsWith('.log'))
    .sort()
    .slice(0, -maxLogs);
  for (const name of old) rmSync(join(logFolder, name));
  return join(logFolder, `${String(number).padStart(6, '0')}.log`);
};

/** A line of a build's output: an event, text, or neither for an event of another version. */
type Said = { line: string; event?: BuildEvent; isText?: boolean };

/** A build that runs, or waits to. */
type Running = {
  child: ChildProcessByStdio<Writable, Readable, Readable>;
  /** Everything it has said so far, then the rest as it comes. */
  onSaid: (listener: (said: Said) => void) => void;
  isReady: () => boolean;
  /** The exit code. */
  ended: Promise<number | null>;
};

const launch = (
  { siteFolder, logFolder, env, log }: RunBuildOptions,
  command: readonly string[],
): Running => {
  const child = spawn(process.execPath, [guard, ...command], {
    cwd: siteFolder,
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...env, CI: 'true', NO_COLOR: '1' },
  });
  // It has ended, and says so.
  child.stdin.on('error', () => undefined);
  if (child.pid !== undefined) rememberGuard(logFolder, child.pid);
  const before: Said[] = [];
  const ignored = new Set<string>();
  let isReady = false;
  let listen = (said: Said): void => void before.push(said);
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
    onSaid: (listener) => {
      for (const said of before.splice(0)) listener(said);
      listen = listener;
    },
    ended: new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      // After the end of both outputs, so that every line has come.
      child.once('close', resolve);
    }),
  };
};

/**
 * Runs builds, each in a process group that ends with this process, also when that is killed. A build that outlived a former
 * publisher is ended before the next one starts.
 */
export const buildWith = (options: RunBuildOptions): BuildStep => {
  const { command, prewarmCommand, logFolder } = options;
  let prewarmed: Running | undefined;

  const takePrewarmed = (): Running | undefined => {
    const taken = prewarmed;
    prewarmed = undefined;
    return taken?.child.exitCode === null ? taken : undefined;
  };

  return {
    prepare: async () => {
      if (prewarmCommand === undefined || prewarmed !== undefined) return;
      await endLeftOver(logFolder);
      const prepared = launch(options, prewarmCommand);
      prewarmed = prepared;
      const forget = (): void => {
        if (prewarmed !== prepared) return;
        prewarmed = undefined;
        // Nothing waits for it. The next build reports the error if it lasts.
        options.log?.('the prewarmed build has ended; the next build starts without it');
      };
      prepared.ended.then(forget, forget);
    },
    isPrepared: () => prewarmed?.isReady() ?? false,
    close: async () => {
      const waiting = takePrewarmed();
      waiting?.child.stdin.end();
      await waiting?.ended;
    },
    build: async ({ number, onProgress, signal }) => {
      let running = takePrewarmed();
      if (running === undefined) {
        await endLeftOver(logFolder);
        running = launch(options, command);
      }
      const { child } = running;
      const logFile = openLog(logFolder, number);
      const log = createWriteStream(logFile);
      // A log that cannot be written is no reason not to publish.
      log.on('error', () => undefined);
      const stop = (): void => void child.stdin.end();
      signal.addEventListener('abort', stop);
      const errors: BuildProblem[] = [];
      const text: string[] = [];
      running.onSaid(({ line, event, isText }) => {
        // Counts come four times a second: news for the status, not for the log.
        if (event?.type !== 'progress' || event.done === undefined) log.write(`${line}\n`);
        if (isText && text.push(line) > maxTextLines) text.shift();
        if (event?.type === 'progress') onProgress(progressOf(event));
        if (event?.type === 'error') errors.push(event);
      });
      child.stdin.write(startLine);
      const exitCode = await running.ended.finally(() => signal.removeEventListener('abort', stop));
      await new Promise<void>((done) => log.end(done));
      if (exitCode !== 0) throw explainFailure({ errors, text, exitCode, logFile });
    },
  };
};
