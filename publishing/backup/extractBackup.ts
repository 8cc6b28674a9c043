import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from 'static-site-publisher/files';
import { extract } from 'tar';
import { backupManifest, manifestName, type BackupManifest } from './backupManifest';
import { durableParts } from './durableParts';
import { hashFile } from './hashFile';

const kinds: readonly string[] = ['File', 'OldFile', 'Directory', 'Link'];

const isDurable = (path: string): boolean =>
  durableParts.some((part) => path === part || path.startsWith(`${part}/`));

/**
 * Extracts a backup to an empty folder, and compares each file with its checksum.
 *
 * @throws Error if an entry is damaged, missing or no part of a backup.
 */
export const extractBackup = async (file: string, to: string): Promise<BackupManifest> => {
  const damaged = (reason: string): Error =>
    new Error(`${file} is damaged or no backup: ${reason}. Nothing has been changed.`);
  try {
    // Synchronously: after an error, nothing more is written.
    extract({
      sync: true,
      file,
      cwd: to,
      strict: true,
      filter: (_path, entry) => !('type' in entry) || kinds.includes(entry.type),
    });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new Error(`There is no file ${file}.`);
    if (code === 'ENOSPC') throw error;
    throw damaged(message);
  }
  const text = await readFile(join(to, manifestName), 'utf8').catch(() => undefined);
  if (text === undefined) throw damaged(`it has no ${manifestName}`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw damaged(`${manifestName} is no JSON`);
  }
  const { data } = backupManifest.safeParse(json);
  if (data === undefined) throw damaged(`${manifestName} is of another format`);
  const files = new Set((await listFiles(to)).filter((path) => path !== manifestName));
  for (const [path, hash] of Object.entries(data.files)) {
    if (!files.delete(path)) throw damaged(`${path} is missing`);
    if (!isDurable(path)) throw damaged(`${path} is no part of a backup`);
    if ((await hashFile(join(to, path))) !== hash) throw damaged(`${path} has another checksum`);
  }
  const [more] = files;
  if (more !== undefined) throw damaged(`${more} has no checksum`);
  return data;
};
