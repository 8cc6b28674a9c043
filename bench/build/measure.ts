import { spawn } from 'node:child_process';
import { createWriteStream, readdirSync, readFileSync } from 'node:fs';

/** One run of a command: wall-clock time, and peak memory of its process tree. */
export type Run = { seconds: number; peakMegabytes: number };

/** The peak memory of several runs, in megabytes. */
export const peakOf = (runs: readonly (Run | undefined)[]): number =>
  Math.max(...runs.map((run) => run?.peakMegabytes ?? 0));

const sampleEvery = 400;

/** The process tree of a process, itself included; Linux only. */
const treeOf = (root: number): number[] => {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // The process has ended.
    }
  }
  const below = (id: number): number[] => [id, ...(children.get(id) ?? []).flatMap(below)];
  return below(root);
};

/** Proportional set size in kilobytes, which counts shared memory once. */
const pssOf = (id: number): number => {
  try {
    return Number(
      /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0,
    );
  } catch {
    return 0;
  }
};

type Command = {
  program: string;
  args: readonly string[];
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** The log file. */
  log: string;
  /** For a prewarmed command: time counts from the line on standard input that starts the build. */
  standby?: {
    /** The output that signals readiness. */
    readyLine: string;
    startLine: string;
    beforeStart: () => Promise<void>;
  };
};

/**
 * Runs a command to its end.
 *
 * @throws Error naming the log when it fails.
 */
export const measure = ({ program, args, cwd, env, log, standby }: Command): Promise<Run> =>
  new Promise((done, failed) => {
    let start = performance.now();
    const output = createWriteStream(log);
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: [standby ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    });
    child.stdout?.pipe(output);
    child.stderr?.pipe(output, { end: false });
    const go = async (): Promise<void> => {
      await standby?.beforeStart();
      start = performance.now();
      child.stdin?.write(standby?.startLine);
    };
    child.stdout?.on('data', (data: Buffer) => {
      if (standby && data.includes(standby.readyLine)) go().catch(failed);
    });
    let peak = 0;
    const timer = setInterval(() => {
      if (child.pid === undefined) return;
      peak = Math.max(
        peak,
        treeOf(child.pid).reduce((total, id) => total + pssOf(id), 0),
      );
    }, sampleEvery);
    child.on('error', failed);
    child.on('exit', (code) => {
      clearInterval(timer);
      const seconds = (performance.now() - start) / 1000;
      if (code === 0) done({ seconds, peakMegabytes: peak / 1024 });
      else failed(new Error(`${program} ${args.join(' ')} failed in ${cwd}: see ${log}`));
    });
  });
