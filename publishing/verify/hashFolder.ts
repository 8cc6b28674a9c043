import { join } from 'node:path';
import { listFiles } from 'static-site-publisher/files';
import { hashFile } from '../backup/hashFile';

/** The hashes of a built site, by path. */
export const hashFolder = async (folder: string): Promise<Record<string, string>> => {
  const files: Record<string, string> = {};
  for (const path of await listFiles(folder)) files[path] = await hashFile(join(folder, path));
  return files;
};
