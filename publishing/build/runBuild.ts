import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough } from 'node:stream';
import { endLeftOver, rememberGuard } from './guardFile';
import { readFailure } from './readFailure';
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
  logFolder: string;
  env?: NodeJS.ProcessEnv;
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
];

/**
 * The build as a process group of its own, which ends when this process does, however that ends. What is left of one
 * that outlived its parent all the same is ended first.
 */
export const buildWith = ({ siteFolder, command, logFolder, env }: RunBuildOptions): BuildStep => ({
  build: async ({ number, onProgress, signal }) => {
    await endLeftOver(logFolder);
    const logFile = openLog(logFolder, number);
    const log = createWriteStream(logFile);
    // A log that cannot be written is no reason not to publish.
    log.on('error', () => undefined);
    const child = spawn(process.execPath, [guard, ...command], {
      cwd: siteFolder,
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
      env: { ...process.env, ...env, CI: 'true', NO_COLOR: '1' },
    });
    if (child.pid !== undefined) rememberGuard(logFolder, child.pid);
    const stop = (): void => void child.stdin.end();
    signal.addEventListener('abort', stop);
    const lines: string[] = [];
    const both = new PassThrough();
    child.stdout.pipe(both, { end: false });
    child.stderr.pipe(both, { end: false });
    createInterface({ input: both }).on('line', (text) => {
      const line = withoutEscapes(text);
      log.write(`${line}\n`);
      if (lines.push(line) > mostLines) lines.shift();
      const doing = readProgress(line);
      if (doing !== undefined) onProgress({ doing });
    });
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    }).finally(() => signal.removeEventListener('abort', stop));
    both.end();
    await new Promise<void>((done) => log.end(done));
    if (code !== 0) throw readFailure(lines, logFile);
  },
});
