import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { listFiles, removeFolder } from 'static-site-publisher/files';
import { publishingFolder } from 'static-site-publisher/releases';
import { create } from 'tar';
import { isSubmissionId } from '../../hosting/contact/submissionStore';
import { manifestName, type BackupManifest } from './backupManifest';
import { releasesFolder, submissionsFolder } from './durableParts';
import { hashFile } from './hashFile';
import { takeSnapshot } from './takeSnapshot';

export type Backup = { file: string; bytes: number; releases: number; submissions: number };

const snapshotPrefix = '.backup-';

const fileName = (createdAt: string): string =>
  `backup-${createdAt.slice(0, 19).replace(/[-:]/g, '')}.tar.gz`;

const hashAll = async (folder: string): Promise<Record<string, string>> => {
  const hashes: Record<string, string> = {};
  // Releases share files by hard links: each is read once.
  const known = new Map<number, string>();
  for (const file of await listFiles(folder)) {
    const path = join(folder, file);
    const { ino } = statSync(path);
    const hash = known.get(ino) ?? (await hashFile(path));
    known.set(ino, hash);
    hashes[file] = hash;
  }
  return hashes;
};

/**
 * Writes a backup, a tar archive compressed by gzip, to a file or into a folder. Only its owner may read it, because submissions
 * are personal data. It gets its name when it is complete and synced.
 */
export const writeBackup = async (siteFolder: string, target: string): Promise<Backup> => {
  const createdAt = new Date().toISOString();
  const isFolder = target.endsWith('/') || (existsSync(target) && statSync(target).isDirectory());
  const file = resolve(isFolder ? join(target, fileName(createdAt)) : target);
  const state = join(siteFolder, publishingFolder);
  await mkdir(state, { recursive: true });
  for (const name of readdirSync(state).filter((one) => one.startsWith(snapshotPrefix)))
    await removeFolder(join(state, name));
  const snapshot = join(state, `${snapshotPrefix}${process.pid}`);
  const part = `${file}.part`;
  try {
    await mkdir(snapshot, { mode: 0o700 });
    const current = await takeSnapshot(siteFolder, snapshot);
    const files = await hashAll(snapshot);
    if (Object.keys(files).length === 0)
      throw new Error(`There is nothing to back up in ${siteFolder}.`);
    const manifest: BackupManifest = { format: 1, createdAt, current, files };
    await writeFile(join(snapshot, manifestName), JSON.stringify(manifest));
    await mkdir(dirname(file), { recursive: true });
    const handle = await open(part, 'w', 0o600);
    await handle.close();
    const rest = readdirSync(snapshot).filter((name) => name !== manifestName);
    // Synchronously: tar's concurrent jobs wait for each other where many files are hard links.
    const options = { file: part, cwd: snapshot, gzip: true, strict: true, sync: true } as const;
    create(options, [manifestName, ...rest]);
    const written = await open(part, 'r');
    await written.sync().finally(() => written.close());
    await rename(part, file);
    const paths = Object.keys(files);
    return {
      file,
      bytes: statSync(file).size,
      releases: new Set(
        paths
          .filter((path) => path.startsWith(`${releasesFolder}/`))
          .map((path) => path.slice(releasesFolder.length + 1).split('/')[0]),
      ).size,
      submissions: paths.filter(
        (path) => dirname(path) === submissionsFolder && isSubmissionId(basename(path, '.json')),
      ).length,
    };
  } finally {
    await rm(part, { force: true });
    await removeFolder(snapshot);
  }
};
