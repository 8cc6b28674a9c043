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
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { copySources } from '../../support/copySources';
import { fingerprint } from '../../../cli/support/fingerprint';
import { travelSpace, travelSpaceFolder } from '../../fixtures/travelSpace';

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

const takeLock = (): boolean => {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const holder = existsSync(lockFile) ? Number(readFileSync(lockFile, 'utf8')) : 0;
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

export type TravelSite = {
  /** What the titles of its pages say. */
  edition: 'first' | 'second';
  /** Of the tag manager; another id makes other scripts. */
  tagManagerId: string;
  /** A folder of the host that it is to live below. */
  pathPrefix?: string;
};

/** An address that a page of the space has left. */
const oldAddress = '/aa/old-near  /aa/en/near\n';

/**
 * Builds the space of two regions as it would be published, once for each state of the sources.
 *
 * @returns the folder of the built site.
 */
export const buildTravelSite = async ({
  edition,
  tagManagerId,
  pathPrefix = '',
}: TravelSite): Promise<string> => {
  const space = JSON.stringify(travelSpace(edition));
  const key = (await fingerprint([space, tagManagerId, pathPrefix, oldAddress])).slice(0, 16);
  const name = pathPrefix === '' ? edition : `${edition}.below`;
  const folder = join(base, `${name}-${key}`);
  if (existsSync(folder)) return folder;
  return locked(async () => {
    if (existsSync(folder)) return folder;
    for (const old of readdirSync(base)) {
      if (old.startsWith(`${name}-`)) rmSync(join(base, old), { recursive: true });
    }
    copySources(workFolder);
    writeFileSync(join(workFolder, 'redirects/rules/travel.txt'), oldAddress);
    const spaceFolder = join(base, 'space');
    cpSync(travelSpaceFolder, spaceFolder, { recursive: true });
    const spaceFile = join(spaceFolder, 'travel.json');
    writeFileSync(spaceFile, space);
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, NO_COLOR: '1', CI: 'true', SPACE_FILE: spaceFile, SPACE_PORT: '0' };
    await run(process.execPath, ['--import', 'tsx', 'cli/build.ts'], {
      cwd: workFolder,
      env: { ...env, GTM_ID: tagManagerId, PATH_PREFIX: pathPrefix },
      maxBuffer: 1e8,
    });
    const copied = join(base, 'copied');
    cpSync(join(workFolder, 'public'), copied, { recursive: true });
    renameSync(copied, folder);
    return folder;
  });
};
