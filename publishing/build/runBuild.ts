import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { createWriteStream, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { endLeftOver, rememberGuard } from './guardFile';
import { readFailure } from './readFailure';
import { standbyIsReady, standbyStart } from './standbyLine';
import { readProgress, withoutEscapes } from './readProgress';
import type { BuildStep } from './types';

const guard = join(__dirname, 'guard.mjs');
const mostLogs = 20;
const mostLines = 5000;

export type RunBuildOptions = {
  /** The folder of the project. */
  siteFolder: string;
  /** A program and its arguments, run there; the build of this project unless something else is named. */
  command: readonly string[];
  /** The same, but it waits for `standbyStart` on standard input; without it, no build is loaded ahead. */
  standbyCommand?: readonly string[];
  logFolder: string;
  env?: NodeJS.ProcessEnv;
  log?: (line: string) => void;
};

const openLog = (logFolder: string, number: number): string => {
  mkdirSync(logFolder, { recursive: true });
  const old = readdirSync(logFolder)
    .filter((name) => name.endsWith('.log'))
    .sort()
    .slice(0, -mostLogs);
  for (const name of old) rmSync(join(logFolder, name));
  return join(logFolder, `${String(number).padStart(6, '0')}.log`);
};

/** The command that builds this project from the space of its settings. */
export const projectBuild: readonly string[] = [
  process.execPath,
  '--import',
  'tsx',
  'cli/build.ts',
  '--force',
];

/** The same, loaded ahead: it waits for `standbyStart`. */
export const projectStandby: readonly string[] = [...projectBuild, '--standby'];

/** A build that runs, or waits to. */
type Running = {
  child: ChildProcessByStdio<Writable, Readable, Readable>;
  /** All output so far, then every line as it comes. */
  onLine: (listener: (line: string) => void) => void;
  isReady: () => boolean;
  /** The exit code. */
  ended: Promise<number | null>;
};

const launch = (
  { siteFolder, logFolder, env }: RunBuildOptions,
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
  const lines: string[] = [];
  let isReady = false;
  let listen = (line: string): void => void lines.push(line);
  const both = new PassThrough();
  child.stdout.pipe(both, { end: false });
  child.stderr.pipe(both, { end: false });
  const read = createInterface({ input: both });
  read.on('line', (text) => {
    const line = withoutEscapes(text);
    isReady ||= line.includes(standbyIsReady);
    listen(line);
  });
  return {
    child,
    isReady: () => isReady && child.exitCode === null,
    onLine: (listener) => {
      for (const line of lines.splice(0)) listener(line);
      listen = listener;
    },
    ended: new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => {
        read.once('close', () => resolve(code));
        both.end();
      });
    }),
  };
};

/**
 * The build as a process group of its own, which ends when this process does, however that ends. What is left of one
 * that outlived its parent all the same is ended first.
 */
export const buildWith = (options: RunBuildOptions): BuildStep => {
  const { command, standbyCommand, logFolder } = options;
  let standby: Running | undefined;

  const takeStandby = (): Running | undefined => {
    const taken = standby;
    standby = undefined;
    return taken?.child.exitCode === null ? taken : undefined;
  };

  return {
    prepare: async () => {
      if (standbyCommand === undefined || standby !== undefined) return;
      await endLeftOver(logFolder);
      const prepared = launch(options, standbyCommand);
      standby = prepared;
      const forget = (): void => {
        if (standby !== prepared) return;
        standby = undefined;
        // Not a build that anyone waits for: the next one will say what is wrong, or that nothing is.
        options.log?.('the build that was to wait has ended; the next one begins from nothing');
      };
      prepared.ended.then(forget, forget);
    },
    isPrepared: () => standby?.isReady() ?? false,
    close: async () => {
      const waiting = takeStandby();
      waiting?.child.stdin.end();
      await waiting?.ended;
    },
    build: async ({ number, onProgress, signal }) => {
      let running = takeStandby();
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
      const lines: string[] = [];
      running.onLine((line) => {
        log.write(`${line}\n`);
        if (lines.push(line) > mostLines) lines.shift();
        const doing = readProgress(line);
        if (doing !== undefined) onProgress({ doing });
      });
      child.stdin.write(standbyStart);
      const code = await running.ended.finally(() => signal.removeEventListener('abort', stop));
      await new Promise<void>((done) => log.end(done));
      if (code !== 0) throw readFailure(lines, logFile);
    },
  };
};
