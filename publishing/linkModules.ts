import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, linkSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { readFile, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { forEachYielding } from 'static-site-publisher/files';

/** npm writes it whenever it changes `node_modules`; other package managers leave the lockfile of the project. */
const lockfiles = ['node_modules/.package-lock.json', 'package-lock.json'];
/** Beside the linked packages: which installation they are of. */
export const modulesStamp = '.node_modules-stamp';

const stampOf = async (siteFolder: string): Promise<string> => {
  const file = lockfiles.map((name) => join(siteFolder, name)).find((path) => existsSync(path));
  return file
    ? createHash('sha256')
        .update(await readFile(file))
        .digest('hex')
    : 'no lockfile';
};

/** A hard link, or a copy where the file system has none between the two folders. */
const linkFile = (from: string, to: string): void => {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
};

/** Caches of tools, which name folders and are written in place. */
const notLinked = '.cache';

const linkFolder = async (from: string, to: string): Promise<void> => {
  const folders = [''];
  const symlinks: string[] = [];
  await forEachYielding(folders, (at) => {
    mkdirSync(join(to, at), { recursive: true });
    for (const entry of readdirSync(join(from, at), { withFileTypes: true })) {
      const path = join(at, entry.name);
      if (path === notLinked) continue;
      if (entry.isDirectory()) folders.push(path);
      else if (entry.isSymbolicLink()) symlinks.push(path);
      else if (entry.isFile()) linkFile(join(from, path), join(to, path));
    }
  });
  // Relative ones, of workspaces and of `.bin`, lead to the packages of the copy.
  for (const path of symlinks) await symlink(await readlink(join(from, path)), join(to, path));
};

/** Packages that npm could not hoist out of workspaces. */
const modulesOfWorkspaces = (siteFolder: string): string[] => {
  const workspaces = join(siteFolder, 'packages');
  if (!existsSync(workspaces)) return [];
  return readdirSync(workspaces)
    .map((name) => join('packages', name, 'node_modules'))
    .filter((path) => existsSync(join(siteFolder, path)));
};

/**
 * Gives a copy of the project a `node_modules` of its own by hard links. A symbolic link would not do: webpack numbers modules by
 * their real paths from the project, so that all scripts would have other names than those of the project.
 */
export const linkModules = async (siteFolder: string, folder: string): Promise<void> => {
  const modules = join(folder, 'node_modules');
  const part = join(folder, '.node_modules');
  const stamp = join(folder, modulesStamp);
  const wanted = await stampOf(siteFolder);
  const isCurrent =
    existsSync(modules) &&
    !lstatSync(modules).isSymbolicLink() &&
    existsSync(stamp) &&
    (await readFile(stamp, 'utf8')) === wanted;
  if (isCurrent) return;
  for (const old of [stamp, part, modules]) await rm(old, { recursive: true, force: true });
  try {
    await linkFolder(join(siteFolder, 'node_modules'), part);
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error;
  }
  await rename(part, modules);
  for (const path of modulesOfWorkspaces(siteFolder)) {
    await rm(join(folder, path), { recursive: true, force: true });
    await linkFolder(join(siteFolder, path), join(folder, path));
  }
  await writeFile(stamp, wanted);
};
