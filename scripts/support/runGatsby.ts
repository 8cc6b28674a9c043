import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Duplex } from 'node:stream';
import { acceleratorOptions } from '../../gatsby/settings/acceleratorOptions';
import { startVariable, startWord } from '../../gatsby/prewarm/startLine';
import { processFlags } from '../../hosting/worker-pool/forkSource';

const { resolve } = createRequire(__filename);

/**
 * The environment variables of a Gatsby process: performance settings of Node, glibc and Gatsby, and gatsby-accelerators
 * unless GATSBY_PATCHES is 0. Values in `env` take precedence.
 */
export const gatsbyEnvironment = (folder: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  GATSBY_TELEMETRY_DISABLED: '1',
  // Caches compiled modules; needs Node 22.
  NODE_COMPILE_CACHE: join(folder, 'node_modules/.cache/compiled-modules'),
  // Gatsby's interactive logger redraws its lines with each step, which only a terminal needs: 1.7 s of an incremental
  // build of 10,000 articles.
  ...(!process.stdout.isTTY && { GATSBY_LOGGER: 'yurnalist' }),
  // A query worker loads schema and plugins first; with two processors that takes longer than it saves.
  ...(availableParallelism() <= 2 && { GATSBY_CPU_COUNT: '1' }),
  // Parcel, which compiles gatsby-config.ts and gatsby-node.ts where the accelerator for it is off, would start threads, which
  // refuse the flags below.
  PARCEL_WORKER_BACKEND: 'process',
  GATSBY_ACCELERATORS: JSON.stringify(acceleratorOptions),
  // Limits glibc to two memory arenas instead of eight per processor, and returns large blocks to the system at once.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  ...env,
  // In NODE_OPTIONS because worker threads reject some flags as arguments. With V8's default semi-space of 16 MB a build
  // spends an eighth of its time on minor garbage collection. DEP0040 is the `punycode` warning of Node 22, from Gatsby's
  // dependencies.
  NODE_OPTIONS: [
    '--max-semi-space-size=64',
    '--disable-warning=DEP0040',
    // Quoted, since the path may have spaces.
    env.GATSBY_PATCHES !== '0' &&
      `--require ${JSON.stringify(resolve('gatsby-accelerators/register'))}`,
    env.NODE_OPTIONS,
  ]
    .filter(Boolean)
    .join(' '),
});

export type GatsbyOptions = {
  /** The site's folder; the working directory if undefined. */
  folder?: string;
  /** Pauses before sourcing, with everything loaded that does not depend on entries, until `start` is called. */
  isHeld?: boolean;
  /**
   * Called with each line of standard output, which Gatsby then writes as JSON (`GATSBY_LOGGER=json`).
   */
  onLog?: (line: string) => void;
};

export type GatsbyProcess = {
  /** Resolves when a paused process has loaded everything; never resolves if the process exits before. */
  ready: Promise<void>;
  /** Resumes a paused process; may be called before it is ready. */
  start: () => void;
  /** Sends SIGTERM and resolves when the process has exited. */
  stop: () => Promise<void>;
  /** Resolves on exit code 0, or when `develop` is stopped; rejects otherwise, after Gatsby has logged the error. */
  ended: Promise<void>;
};

/** A Gatsby command that failed or was killed; Gatsby logs the reason of a failure itself. */
export class GatsbyError extends Error {
  override name = 'GatsbyError';

  constructor(
    command: string,
    readonly code: number | null,
    readonly signal: NodeJS.Signals | null,
  ) {
    const end = signal === null ? `exit code ${code}` : `signal ${signal}`;
    super(`gatsby ${command} failed (${end}); see above for what to change.`);
  }
}

/**
 * V8 lets the heap grow to twice the live size before a major collection; 40 % instead saves a third of the memory of a
 * build of 10,000 articles. NODE_OPTIONS does not accept the flag; workers inherit it.
 */
const heapFlags = ['--heap-growing-percent=40'];

/**
 * Of a build that waits for its edit. It is short: with room to double the heap, and young objects in 64 MB from the start, an edit of
 * 10,000 articles takes a second less, and 1.3 GB at most. Compiled code is kept while the build waits.
 */
const heldFlags = ['--heap-growing-percent=100', '--min-semi-space-size=64', '--no-flush-bytecode'];

/** Flags of Node for Gatsby's processes. */
export const gatsbyFlags = [...processFlags, ...heapFlags];

/** Starts a Gatsby command. */
export const startGatsby = (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { folder = process.cwd(), isHeld = false, onLog }: GatsbyOptions = {},
): GatsbyProcess => {
  const [command = ''] = args;
  const cli = resolve('gatsby/cli.js');
  // A build of one edit leaves the second processor free for garbage collection.
  const flags = isHeld ? heldFlags : gatsbyFlags;
  const child = spawn(process.execPath, [...flags, cli, ...args], {
    stdio: [
      isHeld ? 'ignore' : 'inherit',
      onLog ? 'pipe' : 'inherit',
      'inherit',
      ...(isHeld ? (['pipe'] as const) : []),
    ],
    cwd: folder,
    env: {
      ...gatsbyEnvironment(folder, env),
      ...(onLog && { GATSBY_LOGGER: 'json' }),
      ...(isHeld && { [startVariable]: '3' }),
    },
  });
  const line = child.stdio[3] as Duplex | undefined;
  if (onLog && child.stdout) createInterface({ input: child.stdout }).on('line', onLog);
  const kill = (signal: NodeJS.Signals): void => void child.kill(signal);
  process.once('SIGINT', kill);
  process.once('SIGTERM', kill);
  const ended = new Promise<void>((done, failed) => {
    child.on('error', failed);
    // `close` rather than `exit`: standard output may still hold log lines at `exit`.
    child.on('close', (code, signal) => {
      process.off('SIGINT', kill);
      process.off('SIGTERM', kill);
      const isStopped = signal === 'SIGINT' || signal === 'SIGTERM';
      if (code === 0 || (isStopped && command === 'develop')) done();
      else if (isStopped) failed(new Error(`gatsby ${command} was stopped before its end.`));
      else failed(new GatsbyError(command, code, signal));
    });
  });
  // The pipe breaks when the process exits, which `ended` reports.
  line?.on('error', () => undefined);
  return {
    ready: new Promise((done) => (line ? line.once('data', () => done()) : done())),
    start: () => line?.write(startWord),
    stop: async () => {
      kill('SIGTERM');
      await ended.catch(() => undefined);
    },
    ended,
  };
};

/** Runs a Gatsby command; rejects when it fails, after Gatsby has logged the error. */
export const runGatsby = (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  folder?: string,
): Promise<void> => startGatsby(args, env, { folder }).ended;
