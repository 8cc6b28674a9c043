import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder of uploaded files. */
export const filesFolder = (stateFolder: string) => join(stateFolder, 'files');

/** Writes a file below its content hash. Returns its stored URL, `<hash>/<name>`. */
export const storeFile = async (folder: string, bytes: Buffer, name: string): Promise<string> => {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const safeName = name.replace(/[^\p{L}\p{N}._ -]/gu, '_').replace(/^\.+/, '_') || 'file';
  await mkdir(join(folder, hash), { recursive: true });
  const target = join(folder, hash, safeName);
  await writeFile(`${target}.${process.pid}.part`, bytes);
  await rename(`${target}.${process.pid}.part`, target);
  return `${hash}/${encodeURIComponent(safeName)}`;
};
