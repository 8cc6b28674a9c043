import { lstatSync, readdirSync, type BigIntStats } from 'node:fs';
import { join } from 'node:path';
import { forEachYielding } from '../files/forEachYielding';
import { sourceStamp } from '../releases/manifest';

export type ScannedFile = {
  path: string;
  mode: number;
  /** Microseconds since 1970: what Node can restore exactly. */
  changedAt: number;
  size: number;
  /** Changes with every write. */
  stamp: string;
};

export type Scan = { files: ScannedFile[]; emptyFolders: string[] };

/** Lists the files of some paths with what every write changes; links and sockets are no part of a state. */
export const scanState = async (
  siteFolder: string,
  paths: readonly string[],
  excluded: readonly string[] = [],
): Promise<Scan> => {
  const scan: Scan = { files: [], emptyFolders: [] };
  const add = (path: string, stats: BigIntStats): void => {
    scan.files.push({
      path,
      mode: Number(stats.mode & 0o777n),
      changedAt: Number(stats.mtimeNs / 1000n),
      size: Number(stats.size),
      stamp: sourceStamp(stats),
    });
  };
  const rest = [...paths];
  await forEachYielding(rest, (path) => {
    const stats = lstatSync(join(siteFolder, path), { bigint: true, throwIfNoEntry: false });
    if (stats?.isFile()) add(path, stats);
    if (!stats?.isDirectory()) return;
    const names = readdirSync(join(siteFolder, path)).filter((name) => !excluded.includes(name));
    if (names.length === 0) scan.emptyFolders.push(path);
    rest.push(...names.map((name) => `${path}/${name}`));
  });
  scan.files.sort((one, other) => (one.path < other.path ? -1 : 1));
  return scan;
};
