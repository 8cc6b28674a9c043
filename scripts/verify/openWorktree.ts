import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { removeFolder } from 'static-site-publisher/files';
import { linkModules } from '../../publishing/linkModules';
import { runChild } from '../model/runChild';

const git = (project: string, ...args: string[]): Promise<{ stdout: string }> =>
  promisify(execFile)('git', args, { cwd: project, maxBuffer: 1e8 });

/** A commit hash; what else a manifest may have is no commit that can be checked out. */
const isCommit = (text: string): boolean => /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(text);

export type Worktree = { folder: string; remove: () => Promise<void> };

const lockfile = 'package-lock.json';

/** The packages of the project where the commit has the same ones; otherwise those of its lockfile. */
const installPackages = async (project: string, folder: string): Promise<void> => {
  const [own, other] = await Promise.all(
    [project, folder].map((one) => readFile(join(one, lockfile), 'utf8')),
  );
  if (own === other) return linkModules(project, folder);
  const npm = process.env.npm_execpath;
  if (npm === undefined)
    throw new Error('The commit has other packages: run this with npm run, which installs them.');
  await runChild('npm ci', [npm, 'ci'], { cwd: folder, env: process.env });
};

/**
 * Checks out the commit of a release in a new folder, with its packages.
 *
 * @throws Error if there is no such commit in this clone.
 */
export const openWorktree = async (
  project: string,
  commit: string | undefined,
  folder: string,
): Promise<Worktree> => {
  if (commit === undefined)
    throw new Error(
      'The release names no commit: run the publisher in a git clone, or set SOURCE_COMMIT.',
    );
  if (!isCommit(commit))
    throw new Error(`The release was built from ${commit}, which is no commit to check out.`);
  await git(project, 'cat-file', '-e', `${commit}^{commit}`).catch(() => {
    throw new Error(
      `This clone has no commit ${commit}: fetch it (git fetch --all) and try again.`,
    );
  });
  await git(project, 'worktree', 'add', '--detach', '--force', folder, commit);
  const remove = async (): Promise<void> => {
    await removeFolder(folder);
    await git(project, 'worktree', 'prune');
  };
  try {
    await installPackages(project, folder);
    return { folder, remove };
  } catch (error) {
    await remove();
    throw error;
  }
};
