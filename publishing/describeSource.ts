import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { settingsOfRelease } from './releaseSettings';

const git = async (siteFolder: string, ...args: string[]): Promise<string | undefined> =>
  promisify(execFile)('git', args, { cwd: siteFolder }).then(
    ({ stdout }) => stdout.trim(),
    () => undefined,
  );

/**
 * What a release is built from, for its signed manifest: commit (`SOURCE_COMMIT` where there is no git, as in a container), Node,
 * and settings.
 */
export const describeSource = async (siteFolder: string): Promise<Record<string, string>> => {
  const commit = process.env.SOURCE_COMMIT || (await git(siteFolder, 'rev-parse', 'HEAD'));
  const changes = process.env.SOURCE_COMMIT
    ? ''
    : await git(siteFolder, 'status', '--porcelain', '--untracked-files=no');
  return {
    ...(commit && { commit: changes ? `${commit} with changes` : commit }),
    node: process.version,
    ...settingsOfRelease(process.env),
  };
};
