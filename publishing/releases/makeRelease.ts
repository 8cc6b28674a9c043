import { execFile } from 'node:child_process';
import { chmod, copyFile, cp, link, mkdir, open, rename, rm, stat, utimes } from 'node:fs/promises';
import { constants, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { inParallel } from '../files/inParallel';
import { listFiles } from '../files/listFiles';
import { readJson } from '../files/readJson';
import { syncFolder, writeAtomic } from '../files/writeAtomic';
import { isImmutable } from './isImmutable';
import { sourceStamp, type Manifest, type ManifestFile } from './manifest';
import { releaseFiles, type ReleaseFacts } from './releaseFolder';

export type MakeReleaseOptions = {
  /** The project: holds `public/`, `.hosting/` and the content report of the build. */
  siteFolder: string;
  releasesFolder: string;
  facts: ReleaseFacts;
  /** The release before, whose unchanged files are shared. */
  previous: string | undefined;
  /** How long files with a hash in their name stay after the build has dropped them; milliseconds. */
  keepGoneFor: number;
  onProgress?: (done: number, total: number) => void;
};

export type MadeRelease = { copied: number; shared: number; carried: number };

/** Half-made releases; removed whenever one is made. */
const stagingName = '.staging';

/** Up to so many files are synced one by one; beyond that the whole disk at once is quicker. */
const mostSyncedAlone = 500;

/** Puts the files on disk before the release gets its name, so that it outlives a power cut whole. */
const syncFiles = async (folder: string, files: readonly string[]): Promise<void> => {
  if (files.length > mostSyncedAlone) {
    // Not on every system; there a release is read from memory until the disk has it.
    await promisify(execFile)('sync', ['-f', folder]).catch(() => undefined);
    return;
  }
  await inParallel(files, async (file) => {
    const handle = await open(file, 'r');
    await handle.sync().finally(() => handle.close());
  });
};

/**
 * Makes a release of what the build has left: a folder that nothing changes afterwards. A file that the build has not
 * touched since the last release is the same file on disk as there (a hard link); any other is copied, because builds
 * write into their files. Files with a hash in their name that the build no longer has are taken along for tabs that are
 * open. The release gets its name only when it is whole; making one that exists does nothing.
 *
 * @throws Error when the disk is full or cannot be written; nothing is left of the release then.
 */
export const makeRelease = async (options: MakeReleaseOptions): Promise<MadeRelease> => {
  const { siteFolder, releasesFolder, facts, previous, keepGoneFor, onProgress } = options;
  const made: MadeRelease = { copied: 0, shared: 0, carried: 0 };
  if (existsSync(join(releasesFolder, facts.id))) return made;
  const staging = join(releasesFolder, stagingName);
  const target = releaseFiles(releasesFolder, stagingName);
  await rm(staging, { recursive: true, force: true });
  await mkdir(target.site, { recursive: true });

  const before = previous === undefined ? undefined : releaseFiles(releasesFolder, previous);
  const earlier = (before && (await readJson<Manifest>(before.manifest))) ?? {};
  const manifest: Record<string, ManifestFile> = {};
  const publicFolder = join(siteFolder, 'public');
  const files = await listFiles(publicFolder);
  const copied: string[] = [];
  const folders = new Set<string>();
  const makeFolderOf = async (path: string): Promise<void> => {
    const folder = dirname(path);
    if (folders.has(folder)) return;
    await mkdir(folder, { recursive: true });
    folders.add(folder);
  };

  const place = async (file: string): Promise<void> => {
    const from = join(publicFolder, file);
    const to = join(target.site, file);
    const stats = await stat(from, { bigint: true });
    const source = sourceStamp(stats);
    manifest[file] = { source };
    await makeFolderOf(to);
    if (before && earlier[file]?.source === source && earlier[file].goneAt === undefined) {
      await link(join(before.site, file), to);
      made.shared += 1;
    } else {
      await copyFile(from, to, constants.COPYFILE_FICLONE);
      // Web servers make their ETag of it.
      await utimes(to, stats.atime, stats.mtime);
      await chmod(to, 0o444);
      copied.push(to);
      made.copied += 1;
    }
    onProgress?.(made.shared + made.copied, files.length);
  };

  const carry = async (file: string): Promise<void> => {
    const known = earlier[file];
    if (!before || !known) return;
    const goneAt = known.goneAt ?? facts.createdAt;
    if (facts.createdAt - goneAt > keepGoneFor) return;
    await makeFolderOf(join(target.site, file));
    await link(join(before.site, file), join(target.site, file));
    manifest[file] = { source: known.source, goneAt };
    made.carried += 1;
  };

  try {
    await inParallel(files, place);
    const gone = Object.keys(earlier).filter((file) => !(file in manifest) && isImmutable(file));
    await inParallel(gone, carry);
    const nginx = join(siteFolder, '.hosting/nginx');
    if (existsSync(nginx)) await cp(nginx, target.nginx, { recursive: true });
    const report = join(siteFolder, '.space/content-report.json');
    if (existsSync(report)) await copyFile(report, target.report);
    await writeAtomic(target.manifest, JSON.stringify(manifest));
    await writeAtomic(target.facts, JSON.stringify(facts));
    await syncFiles(staging, copied);
    await rename(staging, join(releasesFolder, facts.id));
    await syncFolder(releasesFolder);
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
  return made;
};
