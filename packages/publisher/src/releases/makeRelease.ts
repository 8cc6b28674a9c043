import { constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { chmod, copyFile, cp, rename, rm, unlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { outputFolderOf } from '../config';
import { forEachYielding } from '../files/forEachYielding';
import { inParallel } from '../files/inParallel';
import { listFiles } from '../files/listFiles';
import { removeFile } from '../files/removeFile';
import { removeFolder } from '../files/removeFolder';
import { syncFiles } from '../files/syncFiles';
import { syncFolder } from '../files/writeAtomic';
import { cloneToStaging } from './cloneToStaging';
import { isImmutable } from './isImmutable';
import { isUnchanged } from './isUnchanged';
import { releaseFiles, type ReleaseMetadata } from './releaseFolder';
import { stagingName } from './stagingName';
import { surveyFiles, type FileSurvey } from './surveyFiles';

export type MakeReleaseOptions = {
  /** The project folder, after a build. */
  siteFolder: string;
  /** The folder of the built site in it; `public` if undefined. */
  outputFolder?: string;
  /** As in the config of the publisher. */
  extraFiles?: Readonly<Record<string, string>>;
  /** As in the config of the publisher. */
  immutableFiles?: RegExp;
  releasesFolder: string;
  metadata: ReleaseMetadata;
  /** The previous release, whose unchanged files are hard-linked. */
  previous: string | undefined;
  /** Milliseconds that hashed files are retained after a build has removed them. */
  keepGoneFor: number;
  /** The folder in which it is prepared; `stagingName` if undefined. */
  staging?: string;
  /** Of the built site, from the last release to the next. */
  survey?: FileSurvey;
  /** Called before the folder gets its name; throws if it may not. */
  verify?: () => Promise<void>;
  onProgress?: (done: number, total: number) => void;
};

export type MadeRelease = { copied: number; shared: number; carried: number };

/**
 * Creates an immutable release folder from the output of a build. It clones the previous release to staging with hard
 * links, unless that is done, and replaces changed files with copies, because builds overwrite their files in place. Hashed
 * files that the build has removed are retained for open tabs. The complete folder is renamed last. Does nothing if the
 * release exists.
 *
 * @throws Error if the disk is full or not writable; the incomplete release is removed.
 */
export const makeRelease = async (options: MakeReleaseOptions): Promise<MadeRelease> => {
  const { siteFolder, releasesFolder, metadata, previous, keepGoneFor, onProgress } = options;
  const made: MadeRelease = { copied: 0, shared: 0, carried: 0 };
  if (existsSync(join(releasesFolder, metadata.id))) return made;
  const { staging: name = stagingName } = options;
  await cloneToStaging(releasesFolder, previous, name);
  const staging = releaseFiles(releasesFolder, name);
  try {
    const publicFolder = join(siteFolder, outputFolderOf(options));
    const { survey = surveyFiles(publicFolder) } = options;
    const { earlier, present: manifest, touched } = await survey.compare(staging.manifest);
    const count = Object.keys(manifest).length;
    // Without its manifest, the folder no longer counts as a clone.
    await rm(staging.manifest, { force: true });

    await forEachYielding(Object.entries(earlier), ([file, known]) => {
      if (file in manifest) return;
      const goneAt = known.goneAt ?? metadata.createdAt;
      if (isImmutable(file, options.immutableFiles) && metadata.createdAt - goneAt <= keepGoneFor) {
        manifest[file] = { source: known.source, goneAt };
        made.carried += 1;
      } else removeFile(staging.site, file);
    });

    const written = [staging.manifest, staging.metadata];
    made.shared = count - touched.length;
    await forEachYielding(new Set(touched.map(({ file }) => dirname(file))), (folder) =>
      mkdirSync(join(staging.site, folder), { recursive: true }),
    );
    await inParallel(touched, async ({ file, stats }) => {
      const from = join(publicFolder, file);
      const to = join(staging.site, file);
      const isThere = file in earlier;
      if (isThere && (await isUnchanged(from, stats.size, to))) made.shared += 1;
      else {
        // Unlink first: other releases share the inode.
        if (isThere) await unlink(to);
        await copyFile(from, to, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
        // Web servers derive the ETag from the modification time.
        await utimes(to, stats.atime, stats.mtime);
        await chmod(to, 0o444);
        written.push(to);
        made.copied += 1;
      }
      onProgress?.(made.shared + made.copied, count);
    });

    for (const [name, source] of Object.entries(options.extraFiles ?? {})) {
      const from = join(siteFolder, source);
      const to = join(staging.folder, name);
      if (!existsSync(from)) continue;
      await cp(from, to, { recursive: true });
      if (statSync(to).isDirectory()) {
        for (const file of await listFiles(to)) written.push(join(to, file));
      } else written.push(to);
    }
    await writeFile(staging.manifest, JSON.stringify(manifest));
    await writeFile(staging.metadata, JSON.stringify(metadata));
    await syncFiles(staging.folder, written);
    await syncFolder(staging.folder);
    await options.verify?.();
    await rename(staging.folder, join(releasesFolder, metadata.id));
    await syncFolder(releasesFolder);
    survey.keep(releaseFiles(releasesFolder, metadata.id).manifest, manifest);
  } catch (error) {
    await removeFolder(staging.folder);
    throw error;
  }
  return made;
};
