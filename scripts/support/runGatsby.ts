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
 * The environment of a Gatsby command: settings of Node, of the C library and of Gatsby that make it faster, and
 * gatsby-accelerators, unless GATSBY_PATCHES is 0. What `env` says goes first.
 */
export const gatsbyEnvironment = (folder: string, env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  GATSBY_TELEMETRY_DISABLED: '1',
  // From Node 22 on, modules are kept compiled.
  NODE_COMPILE_CACHE: join(folder, 'node_modules/.cache/compiled-modules'),
  // Only terminals need lines that are drawn anew with each step: 1.7 s of a build of one entry among 10,000.
  ...(!process.stdout.isTTY && { GATSBY_LOGGER: 'yurnalist' }),
  // With two processors, a single query worker loads schema and plugins for longer than it saves.
  ...(availableParallelism() <= 2 && { GATSBY_CPU_COUNT: '1' }),
  GATSBY_ACCELERATORS: JSON.stringify(acceleratorOptions),
  // How glibc gives memory back: in two pools instead of eight for each processor, and large pieces at once.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  ...env,
  // Not as arguments, which threads refuse. With the usual 16 MB for young objects a build spends an eighth of its time
  // collecting them. From Node 22 on, each process would say that packages of Gatsby's use `punycode`.
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
  /** The folder of the site; the current one if undefined. */
  folder?: string;
  /** Waits for `start` once everything is loaded that does not depend on entries. */
  isHeld?: boolean;
  /**
   * Has Gatsby write its log as JSON, and gets standard output line by line. Nothing is drawn, as with `yurnalist`; with
   * each page that is done comes a short line.
   */
  onLog?: (line: string) => void;
};

export type GatsbyProcess = {
  /** Resolves when a held process has loaded all and waits; never where it ends before. */
  ready: Promise<void>;
  /** Lets a held process go on; it may be called before it is ready. */
  start: () => void;
  /** Ends it, and resolves when it is gone. */
  stop: () => Promise<void>;
  /** Resolves when it has done its work, or when `develop` is stopped; rejects when it fails, after Gatsby has said why. */
  ended: Promise<void>;
};

/** A Gatsby command that ended with another exit code than 0; Gatsby itself has said why, unless it was killed. */
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
 * By itself V8 lets a heap grow to twice what was in use before it looks for garbage, a third of the memory of a build of
 * 10,000 articles. Not an option that NODE_OPTIONS takes; workers inherit it.
 */
const gatsbyFlags = [...processFlags, '--heap-growing-percent=40'];

/** Starts a Gatsby command. */
export const startGatsby = (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  { folder = process.cwd(), isHeld = false, onLog }: GatsbyOptions = {},
): GatsbyProcess => {
  const [command = ''] = args;
  const cli = resolve('gatsby/cli.js');
  const child = spawn(process.execPath, [...gatsbyFlags, cli, ...args], {
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
    // Not `exit`, after which the last lines of its log may still be to come.
    child.on('close', (code, signal) => {
      process.off('SIGINT', kill);
      process.off('SIGTERM', kill);
      const isStopped = signal === 'SIGINT' || signal === 'SIGTERM';
      if (code === 0 || (isStopped && command === 'develop')) done();
      else if (isStopped) failed(new Error(`gatsby ${command} was stopped before its end.`));
      else failed(new GatsbyError(command, code, signal));
    });
  });
  // A process that has ended says so itself.
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

/** Runs a Gatsby command to its end; rejects when it fails, after Gatsby has said why. */
export const runGatsby = (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  folder?: string,
): Promise<void> => startGatsby(args, env, { folder }).ended;
