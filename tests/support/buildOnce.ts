import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { contentReportFile } from '../../gatsby/content-report/contentReport';
import { buildHash } from '../../scripts/support/buildHash';
import { copySources } from '../../scripts/support/copySources';

const run = promisify(execFile);
const base = resolve('.space', 'e2e');
const workFolder = join(base, 'work');
const lockFile = join(base, 'lock');

/** Whether a process is still there. */
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The process that holds the lock; 0 if none does. It may let go of the lock at any time. */
const readHolder = (): number => {
  try {
    return Number(readFileSync(lockFile, 'utf8'));
  } catch {
    return 0;
  }
};

const takeLock = (): boolean => {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const holder = readHolder();
    if (holder > 0 && !isAlive(holder)) rmSync(lockFile, { force: true });
    return false;
  }
};

/** Two builds at a time would be in each other's way; each test file has a process of its own. */
const locked = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  mkdirSync(base, { recursive: true });
  while (!takeLock()) await wait(500);
  try {
    return await work();
  } finally {
    rmSync(lockFile);
  }
};

export type SpaceToBuild = {
  /** Names the folder of the build; an older build of the name makes room. */
  name: string;
  /** The content of an export file. */
  space: object;
  /** Where the files of its assets lie. */
  assetFolder?: string;
  /** Rules beside those of the table. */
  redirects?: string;
  settings?: Readonly<Record<string, string>>;
};

export type BuiltSpace = {
  /** The built site. */
  folder: string;
  /** What the command said. */
  output: string;
  /** The text of the content report. */
  contentReport: string;
};

const runBuild = async (env: NodeJS.ProcessEnv): Promise<string> => {
  const options = { cwd: workFolder, env, maxBuffer: 1e8 };
  try {
    const command = ['--import', 'tsx', 'scripts/build.ts', '--force'];
    const { stdout, stderr } = await run(process.execPath, command, options);
    return stdout + stderr;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`The space could not be built.\n${stdout}${stderr}`, { cause: error });
  }
};

const outputFile = 'build-output.txt';

const builtSpace = (place: string): BuiltSpace => ({
  folder: join(place, 'public'),
  output: readFileSync(join(place, outputFile), 'utf8'),
  contentReport: readFileSync(join(place, basename(contentReportFile)), 'utf8'),
});

/**
 * Builds a space as it would be published, once for each state of the sources, whichever test asks first.
 *
 * @throws Error when the build fails; it holds what the command said.
 */
export const buildOnce = async (wanted: SpaceToBuild): Promise<BuiltSpace> => {
  const { name, assetFolder, redirects = '', settings = {} } = wanted;
  const space = JSON.stringify(wanted.space);
  const key = buildHash([space, redirects, JSON.stringify(settings)]).slice(0, 16);
  const place = join(base, `${name}-${key}`);
  if (existsSync(place)) return builtSpace(place);
  return locked(async () => {
    if (existsSync(place)) return builtSpace(place);
    for (const other of readdirSync(base)) {
      if (other.startsWith(`${name}-`)) rmSync(join(base, other), { recursive: true });
    }
    copySources(workFolder);
    writeFileSync(join(workFolder, 'redirects', 'rules', 'of-the-space.txt'), redirects);
    const spaceFolder = join(base, 'space');
    rmSync(spaceFolder, { recursive: true, force: true });
    mkdirSync(spaceFolder, { recursive: true });
    if (assetFolder) cpSync(assetFolder, spaceFolder, { recursive: true });
    const exportFile = join(spaceFolder, `${name}.json`);
    writeFileSync(exportFile, space);
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, NO_COLOR: '1', CI: 'true', SPACE_FILE: exportFile, SPACE_PORT: '0' };
    const output = await runBuild({ ...env, ...settings });
    const copied = join(base, 'copied');
    rmSync(copied, { recursive: true, force: true });
    cpSync(join(workFolder, 'public'), join(copied, 'public'), { recursive: true });
    writeFileSync(join(copied, outputFile), output);
    cpSync(join(workFolder, contentReportFile), join(copied, basename(contentReportFile)));
    renameSync(copied, place);
    return builtSpace(place);
  });
};
